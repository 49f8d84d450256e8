import { Icon } from './Icon.tsx';

/** The cross that closes or removes. */
export function CrossIcon() {
  return <Icon width={14} height={14} path="M1 1l12 12M13 1L1 13" />;
}
