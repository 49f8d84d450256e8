export const suits = ['spade', 'heart', 'club', 'diamond'] as const;
export type SuitName = (typeof suits)[number];

const shapes: Record<SuitName, string> = {
  spade:
    'M12 2C9 6 3 9.5 3 14a4.5 4.5 0 0 0 7.6 3.200C10.4 19.4 9.6 21 8 22h8c-1.6-1-2.4-2.6-2.6-4.800A4.5 4.5 0 0 0 21 14c0-4.5-6-8-9-12z',
  heart: 'M12 21C5 15.5 2 12 2 8.200A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.200C22 12 19 15.5 12 21z',
  club: 'M12 2a4.6 4.6 0 0 0-3.9 7A4.7 4.7 0 1 0 10.7 17c-.2 2.3-1 4-2.7 5h8c-1.7-1-2.5-2.7-2.7-5A4.7 4.7 0 1 0 15.9 9 4.6 4.6 0 0 0 12 2z',
  diamond: 'M12 1Q15 7.5 20.5 12 15 16.5 12 23 9 16.5 3.5 12 9 7.5 12 1z',
};

/** A card suit, as high as one line of text and in its color. Decorative only. */
export function Suit({ name }: { name: SuitName }) {
  return (
    <svg width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
