import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesByFolder, tableOf, type CoverageSummary } from '../checks/coverage-table.ts'
import { root } from './run-program.ts'

/** Runs tests with the arguments that count covered lines, and prints these by folder. */
export async function withCoverage<Result>(
  log: (line: string) => void,
  run: (args: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'gasit-coverage-'))
  try {
    const args = ['--coverage', `--coverage.reportsDirectory=${folder}`]
    const result = await run(args)
    // Vitest leaves no summary if it could not start.
    const text = await readFile(join(folder, 'coverage-summary.json'), 'utf8').catch(() => '{}')
    const summary: CoverageSummary = JSON.parse(text)
    log('\nCovered lines by folder')
    for (const line of tableOf(linesByFolder(summary, root))) log(line)
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
