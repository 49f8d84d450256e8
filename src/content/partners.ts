/**
 * The six partners of the home page: fictional samples. A logo is a file in public/partners, drawn 240 by 96.
 */
export const partners = [
  { name: 'Late Lantern Diner', logo: '/partners/late-lantern.svg' },
  { name: 'Quad Supply Co.', logo: '/partners/quad-supply.svg' },
  { name: 'Inkwell Press', logo: '/partners/inkwell-press.svg' },
  { name: 'Backbeat Sound & Light', logo: '/partners/backbeat.svg' },
  { name: 'Ferncrest Outdoor', logo: '/partners/ferncrest.svg' },
  { name: 'Night Owl Radio', logo: '/partners/night-owl.svg' },
];
