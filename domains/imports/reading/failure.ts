import type { ImportFailure } from '#contract/imports/import-failures.ts'

/** Ends an import before its lines, with a reason that its company can act on. */
export class ImportError extends Error {
  readonly failure: ImportFailure
  constructor(failure: ImportFailure, cause?: unknown) {
    super(`An import failed: ${failure}`, { cause })
    this.failure = failure
  }
}
