/** Returns the school for a card, '' when the title begins with its name already (specification 3). */
export function schoolLine(collegeName: string, title: string): string {
  return title.toLowerCase().startsWith(collegeName.toLowerCase()) ? '' : collegeName;
}
