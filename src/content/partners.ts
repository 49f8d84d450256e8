/**
 * The six partners of the home page: fictional samples. A logo is a file in public/partners, drawn 240 by 96.
 */
export const partners = [
  { name: 'Gilded Ace Resort', logo: '/partners/gilded-ace.svg' },
  { name: 'Northline Sportsbook', logo: '/partners/northline.svg' },
  { name: 'Riverboat Card Room', logo: '/partners/riverboat.svg' },
  { name: 'Quad Supply Co.', logo: '/partners/quad-supply.svg' },
  { name: 'Stack & Shuffle', logo: '/partners/stack-shuffle.svg' },
  { name: 'Late Lantern Diner', logo: '/partners/late-lantern.svg' },
];
