/** The parts of a written place, '' for those it doesn't tell. */
export type PlaceParts = { name: string; street: string; city: string; state: string; zip: string };

const stateAtTheEnd = /^([a-z]{2})(?:\s+(\d{5})(?:-\d{4})?)?$/i;
const country = /^(usa?|u\.s\.a?\.?|united states)$/i;
const streetLine = /^\d+[a-z]?(-\d+)?\s+\S/i;

/** Returns the parts of a place as staff write it. Only one that ends with its state names its city. */
export function placeParts(location: string): PlaceParts {
  const parts = location
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !country.test(part));
  const [, state = '', zip = ''] = stateAtTheEnd.exec(parts.at(-1) ?? '') ?? [];
  if (state) parts.pop();
  const city = state && !streetLine.test(parts.at(-1) ?? '') ? (parts.pop() ?? '') : '';
  const street = parts.find((part) => streetLine.test(part)) ?? '';
  const name = parts.filter((part) => part !== street).join(', ');
  return { name, street, city, state: state.toUpperCase(), zip };
}
