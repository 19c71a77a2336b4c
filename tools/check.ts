import { runChecks } from './checks/checks.ts'

/** `npm run check`: everything about the sources that can be known without running them. */
const { failed } = await runChecks((line) => console.log(line))
process.exitCode = failed > 0 ? 1 : 0
