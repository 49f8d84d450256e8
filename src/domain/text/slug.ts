/**
 * Returns the slug of a name, as used for college ids: 'Alabama A&M University' gives
 * 'alabama-a-m-university' (specification 3).
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
