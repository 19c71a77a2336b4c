import { runProgram } from './processes/run-program.ts'
import { withCoverage } from './processes/with-coverage.ts'

/** `npm run coverage [-- FILTER …]`: the unit and call tests alone, and the lines of each folder that they run. */
const log = (line: string): void => console.log(line)
const { code } = await withCoverage(log, (args) =>
  runProgram(['vitest', 'run', ...args, ...process.argv.slice(2)], {
    line: log,
    env: { NODE_ENV: 'test' },
  }),
)
process.exitCode = code
