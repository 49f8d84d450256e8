/**
 * Returns the school in words for a card with this title, '' when the title begins with the school's name, as
 * titles that were made from it do (specification 3).
 */
export function schoolLine(collegeName: string, title: string): string {
  return title.toLowerCase().startsWith(collegeName.toLowerCase()) ? '' : collegeName;
}
