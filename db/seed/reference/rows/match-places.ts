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
 * Gives each place of the file the id and the slug of the stored one that it is: of the same district, kind and
 * name, else the one that stands where it does (a village that was renamed, or is a town now). Others are new.
 */
export function matchPlaces(rows: readonly PlaceRow[], stored: readonly StoredPlace[]): PlaceRow[] {
  const found = new Map<PlaceRow, StoredPlace>()
  const left = new Set(stored)
  for (const keyOf of [named, located]) {
    const byKey = Map.groupBy(left, keyOf)
    for (const row of rows) {
      const match = found.has(row) ? undefined : byKey.get(keyOf(asStored(row)))?.shift()
      if (!match) continue
      found.set(row, match)
      left.delete(match)
    }
  }
  const ids = new Set(stored.map(({ id }) => id))
  const slugs = new Set(stored.map(({ slug }) => slug))
  return rows.map((row) => {
    const match = found.get(row)
    if (match) return { ...row, id: match.id, slug: match.slug }
    const id = freeId(row.id, ids)
    const slug = freeSlug(row.slug, slugs)
    ids.add(id)
    slugs.add(slug)
    return { ...row, id, slug }
  })
}

function asStored({ district_id, name_ro, ...rest }: PlaceRow): StoredPlace {
  return { ...rest, districtId: district_id, nameRo: name_ro }
}

function named({ districtId, kind, nameRo }: StoredPlace): string {
  return `${districtId} ${kind} ${nameRo}`
}

function located({ districtId, latitude, longitude }: StoredPlace): string {
  return `${districtId} ${latitude} ${longitude}`
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) {
    const slug = `${wanted}-${number}`
    if (!taken.has(slug)) return slug
  }
}
