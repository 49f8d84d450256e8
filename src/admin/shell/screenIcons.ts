/** The lines of the sidebar's icons, drawn 20 by 20. */
export const icons = {
  plus: 'M10 3.5v13M3.5 10h13',
  list: 'M7 5h10M7 10h10M7 15h10M2.5 5H4M2.5 10H4M2.5 15H4',
  inbox: 'M2.5 11.5 5 4h10l2.5 7.5V16h-15zM2.5 11.5H7l1 2h4l1-2h4.5',
  funnel: 'M3 4h14l-5.5 6.5V16L8.5 17.5v-7z',
  bracket: 'M2.5 4.5H8v4M2.5 15.5H8v-4M8 8.5h3.5v3H8M11.5 10h6',
  podium: 'M2.5 17v-5h5M7.5 17V6h5v11M12.5 9.5h5V17M1.5 17h17',
  card: 'M2.5 7h15v9h-15zM7 7V4h6v3M2.5 11h15',
  cap: 'M10 4 1.5 8 10 12l8.5-4zM5 10v4.5c2.5 2 7.5 2 10 0V10M18.5 8v5',
  house: 'M2.5 8 10 3.5 17.5 8zM4.5 8v7M8 8v7M12 8v7M15.5 8v7M2.5 16.5h15',
  talk: 'M2.5 4h15v9.5H9L5 17v-3.5H2.5z',
  calendar: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4',
  bars: 'M4.5 17v-6M10 17V4M15.5 17V8M2 17h16',
  bin: 'M3 5.5h14M7.5 5.5V3h5v2.5M5 5.5l.8 11.5h8.4L15 5.5M8.3 9v4.5M11.7 9v4.5',
  system: 'M2.5 4h15v9.5h-15zM7 17h6M10 13.5V17',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 1.5V3M10 17v1.5M1.5 10H3M17 10h1.5M4 4l1 1M15 15l1 1M4 16l1-1M15 5l1-1',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z',
} as const;

export type IconName = keyof typeof icons;
