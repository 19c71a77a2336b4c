import type { ImportSource } from '#contract/imports/imports.ts'
import type { Lang } from '#contract/languages.ts'
import { importChangesPerHour } from '#contract/rules/imports/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { isCallable } from '../../outgoing/service.ts'
import { findPlaceId } from '../../places/service.ts'
import {
  findImporter,
  findSource,
  upsertSource,
  type Importer,
  type StoredSource,
} from './store.ts'

export { findImporter, findSource, takeDueSources } from './store.ts'
export type { Importer, StoredSource } from './store.ts'

/** Refuses who is no company. */
export async function importerOf(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
): Promise<Importer> {
  const importer = await findImporter(deps.sql, id)
  if (!importer) throw new Refusal('company_only')
  return importer
}

export interface TypedSource {
  readonly url?: string | undefined
  /** Empty: on demand alone. */
  readonly everyHours?: string | undefined
  readonly removes?: boolean | undefined
  readonly language?: Lang | undefined
  readonly place?: string | undefined
}

/**
 * Changes how a company imports; absent fields stay. Refuses who is no company, an address that may not be called, a
 * schedule without an address, an unknown place, and too many changes.
 */
export async function saveSource(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens' | 'outgoing'>,
  user: Pick<User, 'id'>,
  typed: TypedSource,
): Promise<ImportSource> {
  await importerOf(deps, user)
  await limit(deps, `import-change:${user.id}`, { most: importChangesPerHour, window: hourMs })
  const before = await findSource(deps.sql, user.id)
  const url = (typed.url ?? before.url).trim()
  if (url !== '' && !isCallable(deps.outgoing, url)) throw new Refusal('link_invalid', 'url')
  const everyHours = hoursOf(before, typed)
  if (everyHours !== null && url === '') throw new Refusal('import_address_needed', 'url')
  const isSame = everyHours === before.everyHours && url === before.url
  await upsertSource(deps.sql, user.id, {
    ...{ url, everyHours },
    nextAt: isSame ? before.nextAt : nextOf(deps.clock.now(), everyHours),
    removes: typed.removes ?? before.removes,
    language: typed.language ?? before.language,
    placeId: await placeIdOf(deps, typed.place ?? before.place?.slug ?? ''),
  })
  return presentSource(await findSource(deps.sql, user.id))
}

function hoursOf(before: StoredSource, { everyHours }: TypedSource): number | null {
  if (everyHours === undefined) return before.everyHours
  return everyHours === '' ? null : Number(everyHours)
}

function nextOf(now: Date, hours: number | null): Date | null {
  return hours === null ? null : new Date(now.getTime() + hours * hourMs)
}

async function placeIdOf({ sql }: Pick<Deps, 'sql'>, slug: string): Promise<number | null> {
  if (slug === '') return null
  const id = await findPlaceId(sql, slug)
  if (id === null) throw new Refusal('place_required', 'place')
  return id
}

export function presentSource({ nextAt, ...source }: StoredSource): ImportSource {
  return { ...source, nextAt: nextAt?.toISOString() ?? null }
}
