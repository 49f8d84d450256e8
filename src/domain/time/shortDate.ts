/** A calendar day as MM/dd/yy, 'TBD' when there is none (specification 3): '2026-03-14' gives '03/14/26'. */
export function shortDate(day: string | null): string {
  const match = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(day ?? '');
  return match ? `${match[2]}/${match[3]}/${match[1]}` : 'TBD';
}
