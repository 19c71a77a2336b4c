import { BusyError } from './make.ts'

/** Invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Exit code while another backup is under way. */
const busyCode = 3

/** Runs a command with its arguments. A failure prints one line: exit code 2 for invalid arguments, else 1. */
export async function runCommand(run: (words: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    const line = error instanceof Error ? error.message : String(error)
    console.error(line.replaceAll(/\s*\n\s*/g, ' '))
    process.exitCode = codeOf(error)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof UsageError) return 2
  return error instanceof BusyError ? busyCode : 1
}
