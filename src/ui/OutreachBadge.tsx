import { Badge, type BadgeTone } from './Badge.tsx';

const tones = new Map<string, BadgeTone>([
  ['need to reach out', 'purple'],
  ['outreached', 'yellow'],
  ['in contact', 'green'],
  ['scheduled', 'blue'],
]);

type Props = {
  status: string;
  /** The text when there is no status. */
  none?: string;
};

/** A badge with an outreach status: purple, yellow, green, blue, gray for any other (specification 4). */
export function OutreachBadge({ status, none = 'No Status' }: Props) {
  return <Badge tone={tones.get(status.toLowerCase()) ?? 'gray'}>{status || none}</Badge>;
}
