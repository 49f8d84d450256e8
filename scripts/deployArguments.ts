import { UserError } from './userError.ts';

const without = '--without-operator';

/**
 * Returns what `firebase deploy` is told of the arguments of `npm run deploy`. Visitors read who runs the
 * tour: while part of that is empty, only `--without-operator` lets the site go out. @throws UserError
 */
export function deployArguments(
  given: readonly string[],
  operator: Readonly<Record<string, string>>,
): readonly string[] {
  const empty = Object.keys(operator).filter((name) => operator[name]?.trim() === '');
  if (empty.length > 0 && !given.includes(without)) {
    throw new UserError(
      `Nothing was deployed: src/content/operator.ts has no ${empty.join(' and no ')}, so no page says who runs the tour. Fill it in, or deploy without: npm run deploy -- ${without}`,
    );
  }
  return given.filter((argument) => argument !== without);
}
