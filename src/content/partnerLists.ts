/** The tour's partners. Without a logo a tile with the first letter stands in. */
export type Partner = {
  name: string;
  status: 'active' | 'pending';
  /** A file in public/partners, drawn 240 by 96; '' for none. */
  logo: string;
};

const active = { status: 'active', logo: '' } as const;

/**
 * The three lists of the console's Partners screen (specification 2.13, 9): fictional samples, edited here.
 */
export const partnerLists: readonly { title: string; partners: readonly Partner[] }[] = [
  {
    title: 'Casino',
    partners: [
      { ...active, name: 'Gilded Ace Resort', logo: '/partners/gilded-ace.svg' },
      { ...active, name: 'Riverboat Card Room', logo: '/partners/riverboat.svg' },
      { ...active, name: 'Amber Mesa Casino' },
      { ...active, name: 'Bluff Harbor Casino Hotel' },
      { ...active, name: 'Copper Canyon Resort' },
      { ...active, name: 'Evening Star Casino' },
      { ...active, name: 'Foxglove Grand' },
      { ...active, name: 'Ivory Coast Club' },
      { ...active, name: 'Lucky Lantern Casino' },
      { ...active, name: 'Old Mill Gaming Hall' },
      { ...active, name: 'Silver Spade Casino' },
      { ...active, name: 'Twin Pines Resort' },
      { ...active, name: 'Velvet Table Club', status: 'pending' },
    ],
  },
  {
    title: 'Sportsbook',
    partners: [
      { ...active, name: 'Northline Sportsbook', logo: '/partners/northline.svg' },
      { ...active, name: 'Final Whistle Book' },
      { ...active, name: 'Moneyline Manor' },
      { ...active, name: 'Overtime Odds' },
    ],
  },
  {
    title: 'Fantasy & Poker',
    partners: [
      { ...active, name: 'Draft Room Fantasy' },
      { ...active, name: 'Hole Card Club' },
      { ...active, name: 'Kicker Poker League' },
      { ...active, name: 'River Run Poker' },
      { ...active, name: 'Waiver Wire Games' },
    ],
  },
];
