import type { Inline, Text } from '../../content/pages/contentPage.ts';
import { AnyLink } from './AnyLink.tsx';
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
  return <AnyLink to={part.to}>{part.text}</AnyLink>;
}
