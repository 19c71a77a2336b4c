import { runChecks } from './checks/checks.ts'

/** `npm run check`: all static checks. */
const { failures } = await runChecks((line) => console.log(line))
process.exitCode = failures.length > 0 ? 1 : 0
