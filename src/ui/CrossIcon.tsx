import { Icon } from './Icon.tsx';

/** The cross of a button that closes or removes something. */
export function CrossIcon() {
  return <Icon width={14} height={14} path="M1 1l12 12M13 1L1 13" />;
}
