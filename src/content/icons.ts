/** The lines of our icons, drawn 28 by 28. */
export const icons = {
  calendar: 'M4 7h20v17H4zM4 12h20M9 3v6M19 3v6M9 17h3M16 17h3',
  phone: 'M8 3l4 6-3 3c1 3 4 6 7 7l3-3 6 4c0 4-3 5-5 5C11 25 3 17 3 8c0-2 1-5 5-5z',
  link: 'M12 16l7-7M9 12l-4 4a5 5 0 0 0 7 7l4-4M19 16l4-4a5 5 0 0 0-7-7l-4 4',
  trophy: 'M8 4h12v8a6 6 0 0 1-12 0zM8 6H4c0 5 2 7 5 7M20 6h4c0 5-2 7-5 7M14 18v4M9 25h10M11 22h6',
  spade: 'M14 3c-3 5-10 8-10 13a5 5 0 0 0 9 3c0 3-1 5-3 6h8c-2-1-3-3-3-6a5 5 0 0 0 9-3c0-5-7-8-10-13z',
  people:
    'M10 13a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM2 24c0-10 16-10 16 0zM19 5a4 4 0 0 1 0 8M21 16c3 1 5 4 5 8',
};
