import { join } from 'node:path'
import { root } from '#tools/processes/run-program.ts'

/**
 * A program: runs the operator commands that its arguments name (each a JSON array: file, words), one after the other
 * in this process, and prints what each said and its exit code as JSON.
 */
const log = console.log
const answers: { code: number; lines: string[] }[] = []
for (const [n, call] of process.argv.slice(2).entries()) {
  const [file, ...words]: string[] = JSON.parse(call)
  const lines: string[] = []
  console.log =
    console.error =
    console.warn =
      (line: string) => void lines.push(...line.split('\n'))
  process.argv = [process.execPath, String(file), ...words]
  process.exitCode = 0
  // The query makes it a module of its own, which runs anew; what it imports stays loaded.
  await import(`${join(root, String(file))}?${n}`)
  answers.push({ code: Number(process.exitCode), lines: lines.filter((line) => line !== '') })
}
process.exitCode = 0
log(JSON.stringify(answers))
