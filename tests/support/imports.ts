import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { confirmImport, countedRun, importFile } from '#domains/imports/runs/service.ts'
import { workOn } from '#domains/imports/runs/work.ts'
import { listLines, type ListedLine } from '#domains/imports/lines/store.ts'

/** A file as it arrives from a connection. */
export async function* arriving(file: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(file)
}

/** What becomes of the lines of an import: own id, verdict, and the reason with its field. */
export async function reportOf(deps: Deps, runId: number): Promise<string[]> {
  const lines = await listLines(deps.sql, runId, { verdict: null, start: 0, size: 1_000 })
  return lines.map(toText)
}

function toText({ ownId, verdict, field, reason }: ListedLine): string {
  return [ownId, verdict, field, reason].filter(Boolean).join(' ')
}

/** Uploads a file and lets it be checked. */
export async function checkFile(deps: Deps, user: Pick<User, 'id'>, file: string): Promise<number> {
  const { id } = await importFile(deps, user, 'adverts.csv', arriving(file))
  await workOn(deps, 'lines')
  return id
}

/** Uploads a file, confirms it and lets all of it be done. */
export async function importWhole(
  deps: Deps,
  user: Pick<User, 'id'>,
  file: string,
): Promise<{ id: number; report: string[]; state: string }> {
  const id = await checkFile(deps, user, file)
  await confirmImport(deps, user, id)
  await workOn(deps, 'lines')
  await workOn(deps, 'photos')
  await workOn(deps, 'lines')
  const { state } = await countedRun(deps, user, id)
  return { id, report: await reportOf(deps, id), state }
}
