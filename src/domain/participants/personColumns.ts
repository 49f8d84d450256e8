/** The columns of a table, by index; undefined where there is none. */
export type PersonColumns = {
  names: readonly number[];
  emails: readonly number[];
  school?: number | undefined;
  chapter?: number | undefined;
  /** How the person's name may be shown. */
  shown?: number | undefined;
};

const email = /\be-?mail\b|^username$/;
const first = /\b(first|given)\s*name\b|^first$/;
const last = /\b(last|family)\s*name\b|^(last|surname)$/;
const whole = /^(full |your |student |participant |player )?name$|^(participant|player|student|attendee)s?$/;
const someName = /\bname\b/;
const ofSomethingElse =
  /user|college|school|universit|fratern|chapter|team|event|organi[sz]|emergency|company|parent|friend|referr|nick|screen/;

const shown = /\b(show|display|publish)\b.*\bname|\bname\b.*\b(shown?|display(ed)?|publish(ed)?|public)\b/;
const chapter = /fratern|sorori|chapter|greek/;
const school = /school|college|universit|campus/;
const ofTheirs = /e-?mail|phone|number|president|advis|year|major|\bid\b/;

/**
 * Returns the columns that a header row names, as people and Google Forms write it; null when it is a person.
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
  if (names.length === 0 && emails.length === 0) return null;
  const taken = [...names, ...emails];
  const the = (matches: (head: string) => boolean) =>
    where(heads, (head) => matches(head) && !ofTheirs.test(head)).find((at) => !taken.includes(at));
  return {
    names,
    emails,
    school: the((head) => school.test(head) && !chapter.test(head)),
    chapter: the((head) => chapter.test(head)),
    shown: the((head) => shown.test(head)),
  };
}

function nameColumns(heads: readonly string[]): number[] {
  const parts = [...where(heads, (head) => first.test(head)), ...where(heads, (head) => last.test(head))];
  const [
    full = where(heads, (head) => someName.test(head) && !ofSomethingElse.test(head) && !shown.test(head))[0],
  ] = where(heads, (head) => whole.test(head));
  if (parts.length > 1 || full === undefined) return parts;
  return [full];
}

function where(heads: readonly string[], matches: (head: string) => boolean): number[] {
  return heads.flatMap((head, at) => (matches(head) ? [at] : []));
}
