import type { Db, Deps } from '../deps.ts'
import { listAllItems } from './lines/items-store.ts'
import { listChoices } from './mapping/service.ts'
import { importsOf } from './runs/service.ts'
import { deleteImportsOf } from './runs/store.ts'
import { findSource } from './sources/service.ts'

const everything = { start: 0, size: 100_000 } as const

/** How a company imports, its imports and the adverts that came by them, for the export of its data. */
export async function importDataOf(
  deps: Pick<Deps, 'sql'>,
  user: { readonly id: number },
): Promise<object> {
  return {
    source: await findSource(deps.sql, user.id),
    mapping: await listChoices(deps.sql, user.id),
    imports: (await importsOf(deps, user, everything)).runs,
    adverts: await listAllItems(deps.sql, user.id),
  }
}

/** Erases all that imports of an account have left; its adverts are erased on their own. */
export async function eraseImportsOf(sql: Db, userId: number): Promise<void> {
  await deleteImportsOf(sql, userId)
}
