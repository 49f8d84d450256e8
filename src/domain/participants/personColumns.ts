/** The columns of names and of email addresses in a table, by index. */
export type PersonColumns = { names: readonly number[]; emails: readonly number[] };

const email = /\be-?mail\b|^username$/;
const first = /\b(first|given)\s*name\b|^first$/;
const last = /\b(last|family)\s*name\b|^(last|surname)$/;
const whole = /^(full |your |student |participant |player )?name$|^(participant|player|student|attendee)s?$/;
const someName = /\bname\b/;
const ofSomethingElse =
  /user|college|school|universit|fratern|chapter|team|event|organi[sz]|emergency|company|parent|friend|referr|nick|screen/;

/**
 * Returns the columns that a header row names, as Google Forms and people write it: 'Name', 'First name' and
 * 'Last name', 'Email Address', 'What is your full name?'. Returns null when the row is not a header but a
 * person.
 */
export function personColumns(row: readonly string[]): PersonColumns | null {
  if (row.some((cell) => cell.includes('@'))) return null;
  const heads = row.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim(),
  );
  const emails = where(heads, (head) => email.test(head));
  const names = nameColumns(heads);
  return names.length > 0 || emails.length > 0 ? { names, emails } : null;
}

function nameColumns(heads: readonly string[]): number[] {
  const parts = [...where(heads, (head) => first.test(head)), ...where(heads, (head) => last.test(head))];
  const [full = where(heads, (head) => someName.test(head) && !ofSomethingElse.test(head))[0]] = where(
    heads,
    (head) => whole.test(head),
  );
  if (parts.length > 1 || full === undefined) return parts;
  return [full];
}

function where(heads: readonly string[], matches: (head: string) => boolean): number[] {
  return heads.flatMap((head, at) => (matches(head) ? [at] : []));
}
