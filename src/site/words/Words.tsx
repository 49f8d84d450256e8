import type { Inline, Text } from '../../content/pages/page.ts';
import { Link } from '../../ui/Link.tsx';
import { Hand } from './Hand.tsx';

/** A piece of text with its links and cards. */
export function Words({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((part, place) =>
    typeof part === 'string' ? part : <InlineView key={String(place)} part={part} />,
  );
}

function InlineView({ part }: { part: Inline }) {
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if ('hand' in part) return <Hand cards={part.hand} />;
  if (part.to.startsWith('/')) return <Link to={part.to}>{part.text}</Link>;
  return <a href={part.to}>{part.text}</a>;
}
