import { Badge, type BadgeTone } from './Badge.tsx';

const tones = new Map<string, BadgeTone>([
  ['need to reach out', 'purple'],
  ['outreached', 'yellow'],
  ['in contact', 'green'],
  ['scheduled', 'blue'],
]);

type Props = {
  status: string;
  /** What it says when there is no status. */
  none?: string;
};

/** An outreach status in words: purple, yellow, green, blue, gray for any other (specification 4). */
export function OutreachBadge({ status, none = 'No Status' }: Props) {
  return <Badge tone={tones.get(status.toLowerCase()) ?? 'gray'}>{status || none}</Badge>;
}
