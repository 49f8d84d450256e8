/** A problem that the user can fix; its message is one line that says how. */
export class UserError extends Error {}

/**
 * Runs a script: prints a `UserError` as one line and anything else with its stack; both end with exit code
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
