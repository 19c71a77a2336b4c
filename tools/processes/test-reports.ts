import type { Outcome } from './run-program.ts'

/** Lines of a failure that are repeated at the end of a run; an unhandled error names its test file after its stack. */
const maxLines = 12
const maxRunnerLines = 30

/** The part that is read of the report of Vitest's reporter `json`. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** Counts what a run of Vitest came to; a file that could not even be loaded is a failure of its own. */
export function vitestOutcome({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure(name, message)]
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${name} › ${fullName}`, failureMessages?.join('\n') ?? ''),
    )
  })
  return { passed: numPassedTests, failures }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[]
    }[]
  }[]
}

/** The part that is read of the report of Playwright's reporter `json`. */
export interface JourneyReport {
  readonly suites: readonly Suite[]
  readonly stats: { readonly expected: number; readonly flaky: number }
}

/** Counts what the journeys came to; one that passes at its second try has passed. */
export function journeyOutcome({ suites, stats }: JourneyReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failures: withStatus(suites, 'unexpected'),
    flaky: withStatus(suites, 'flaky'),
  }
}

function withStatus(suites: readonly Suite[], wanted: string): readonly string[] {
  return suites.flatMap((suite) => [
    ...withStatus(suite.suites ?? [], wanted),
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => {
          const errors = results.flatMap((result) => result.errors.map(({ message }) => message))
          return failure(`${file} › ${title}`, errors.join('\n'))
        }),
    ),
  ])
}

/** What a runner printed that ended badly though no test failed: of the first unhandled error on, else its last lines. */
export function failureOfRunner(code: number, output: string): string {
  const lines = output.trimEnd().split('\n')
  const unhandled = lines.findIndex((line) => /\bUnhandled (Errors?|Rejection)\b/.test(line))
  const from = unhandled === -1 ? Math.max(lines.length - maxRunnerLines, 0) : unhandled
  return told(`the runner ended with code ${code}`, lines.slice(from, from + maxRunnerLines))
}

function failure(name: string, message: string): string {
  return told(name, message.split('\n').slice(0, maxLines))
}

function told(name: string, lines: readonly string[]): string {
  return [name, ...lines].join('\n    ').trimEnd()
}
