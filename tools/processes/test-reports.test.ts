import { expect, test } from 'vitest'
import { failureOfRunner, journeyOutcome, vitestOutcome } from './test-reports.ts'

test('a test that failed is told with its file, its name and the first lines of why', () => {
  const passing = { status: 'passed', fullName: 'counts', failureMessages: [] }
  const failing = {
    status: 'failed',
    fullName: 'adds up',
    failureMessages: [['expected 2 to be 3', ...Array<string>(50).fill('at line')].join('\n')],
  }
  const { passed, failures } = vitestOutcome({
    numPassedTests: 1,
    testResults: [
      { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] },
    ],
  })

  expect(passed).toBe(1)
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatch(/^sum\.test\.ts › adds up\n {4}expected 2 to be 3\n/)
  expect(failures[0]?.split('\n').length).toBeLessThan(15)
})

test('a file that could not be loaded is one failure', () => {
  const file = { name: 'sum.test.ts', status: 'failed', message: 'no such module' }
  const { failures } = vitestOutcome({
    numPassedTests: 0,
    testResults: [{ ...file, assertionResults: [] }],
  })

  expect(failures).toEqual(['sum.test.ts\n    no such module'])
})

test('a journey that passes at its second try is counted as passed, and told apart', () => {
  const spec = (title: string, status: string, errors: string[]) => ({
    title,
    file: 'way.journey.ts',
    tests: [{ status, results: [{ errors: errors.map((message) => ({ message })) }] }],
  })
  const report = {
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('one buys', 'expected', [])],
        suites: [
          {
            specs: [spec('one asks', 'flaky', ['late']), spec('one sells', 'unexpected', ['lost'])],
          },
        ],
      },
    ],
  }

  expect(journeyOutcome(report)).toEqual({
    passed: 2,
    failures: ['way.journey.ts › one sells\n    lost'],
    flaky: ['way.journey.ts › one asks\n    late'],
  })
})

test('a runner that ends badly without a failed test is told with its unhandled error', () => {
  const noise = Array<string>(40).fill('   ✓ adds up').join('\n')
  const error = 'Unhandled Rejection\nError: the socket hung up'

  expect(failureOfRunner(1, `${noise}\n${error}\n${noise}\n`)).toMatch(
    /^the runner ended with code 1\n {4}Unhandled Rejection\n {4}Error: the socket hung up\n/,
  )
  expect(failureOfRunner(2, `${noise}\nno memory\n`)).toMatch(/ {4}no memory$/)
})
