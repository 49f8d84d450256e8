import { Badge, type BadgeTone } from './Badge.tsx';

const tones = new Map<string, BadgeTone>([
  ['need to reach out', 'purple'],
  ['outreached', 'yellow'],
  ['in contact', 'green'],
  ['scheduled', 'blue'],
]);

/** The outreach status of a fraternity: purple, yellow, green, blue, grey for any other (specification 4). */
export function OutreachBadge({ status }: { status: string }) {
  return <Badge tone={tones.get(status) ?? 'grey'}>{status || 'No Status'}</Badge>;
}
