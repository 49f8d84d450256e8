/** Something the person at the keyboard can mend; its message is one line that says how. */
export class UserError extends Error {}

/**
 * Runs a script: a `UserError` is printed as one line, anything else with its stack; both end with exit code
 * 1.
 */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
