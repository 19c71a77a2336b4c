import type { PlaceRow } from './place-rows.ts'
import { freeId } from './stable-ids.ts'

export interface StoredPlace {
  readonly id: number
  readonly districtId: number
  readonly slug: string
  readonly kind: string
  readonly nameRo: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * Assigns ids and slugs of stored places to places of the file: by district, kind and name, otherwise by position
 * (for a village that was renamed or became a town). Unmatched places are new.
 */
export function matchPlaces(rows: readonly PlaceRow[], stored: readonly StoredPlace[]): PlaceRow[] {
  const found = new Map<PlaceRow, StoredPlace>()
  const unmatched = new Set(stored)
  for (const keyOf of [nameKey, positionKey]) {
    const byKey = Map.groupBy(unmatched, keyOf)
    for (const row of rows) {
      const match = found.has(row) ? undefined : byKey.get(keyOf(asStored(row)))?.shift()
      if (!match) continue
      found.set(row, match)
      unmatched.delete(match)
    }
  }
  const ids = new Set(stored.map(({ id }) => id))
  const slugs = new Set(stored.map(({ slug }) => slug))
  const matched = rows.map((row) => {
    const match = found.get(row)
    if (match) return { ...row, id: match.id, slug: match.slug }
    const id = freeId(row.id, ids)
    const slug = freeSlug(row.slug, slugs)
    ids.add(id)
    slugs.add(slug)
    return { ...row, id, slug }
  })
  const idOf = new Map(rows.map(({ id }, at) => [id, matched[at]?.id ?? id]))
  return matched.map((row) => ({
    ...row,
    parent_id: row.parent_id === null ? null : (idOf.get(row.parent_id) ?? null),
  }))
}

function asStored({ district_id, name_ro, ...rest }: PlaceRow): StoredPlace {
  return { ...rest, districtId: district_id, nameRo: name_ro }
}

function nameKey({ districtId, kind, nameRo }: StoredPlace): string {
  return `${districtId} ${kind} ${nameRo}`
}

/** A sector may stand at the centre of its city, and is not the city. */
function positionKey({ districtId, kind, latitude, longitude }: StoredPlace): string {
  return `${districtId} ${kind === 'sector'} ${latitude} ${longitude}`
}

function freeSlug(preferred: string, taken: ReadonlySet<string>): string {
  if (!taken.has(preferred)) return preferred
  for (let number = 2; ; number++) {
    const slug = `${preferred}-${number}`
    if (!taken.has(slug)) return slug
  }
}
