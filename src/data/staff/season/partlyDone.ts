import { DataError, dataError } from '../../errors.ts';

/**
 * Says that what was asked for is done, but not all that follows from it; `goOn` does the rest, and may fail
 * the same way. `cause` is what failed.
 */
export class PartlyDone extends DataError {
  readonly goOn: () => Promise<unknown>;

  constructor(cause: unknown, goOn: () => Promise<unknown>) {
    super(dataError(cause).kind, cause);
    this.goOn = goOn;
  }
}
