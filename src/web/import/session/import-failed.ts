import type { ImportFailure } from './import-state.ts';

/** Thrown by an import without questions if nothing was imported, for example because the disk is full. */
export class ImportFailed extends Error {
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure) {
    super(failure.code);
    this.failure = failure;
  }
}
