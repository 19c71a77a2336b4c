import { runChecks } from './checks/checks.ts'

/** `npm run check`: all static checks. */
const { failed } = await runChecks((line) => console.log(line))
process.exitCode = failed > 0 ? 1 : 0
