import { dayMs } from '#contract/rules/durations.ts'
import { blurMetres, pinMaxKm } from '#contract/limits.ts'
import { fold } from '#contract/rules/text/fold.ts'
import { metresBetween } from '#contract/rules/distance.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { OwnAdvert } from '../own-store.ts'
import { findGeocode, insertGeocode, type Position } from './store.ts'
import { findPlaceBySlug, findPlaceMiddle } from '../../places/service.ts'

const metresPerDegree = 111_320

/**
 * Public position of a pin: the centre of its grid square. Equal pins give equal squares, so that repeated requests
 * reveal nothing more.
 */
export function blurred({ latitude, longitude }: Position): Position {
  const step = (2 * blurMetres) / metresPerDegree
  const stepEast = step / Math.cos((47 * Math.PI) / 180)
  const middle = (degrees: number, size: number): number =>
    Number(((Math.floor(degrees / size) + 0.5) * size).toFixed(5))
  return { latitude: middle(latitude, step), longitude: middle(longitude, stepEast) }
}

/**
 * Position of an address: geocoded once and cached for a month. Without a geocoder or a result, the centre of the
 * place. Refuses an unknown place.
 */
export async function findPosition(
  deps: Pick<Deps, 'sql' | 'clock' | 'geocoder'>,
  slug: string,
  typedAddress: string,
): Promise<Position & { isAddress: boolean; maxKm: number }> {
  const place = await findPlaceBySlug(deps.sql, slug)
  if (!place) throw new Refusal('place_required', 'place')
  const { latitude, longitude, kind } = place
  const maxKm = pinMaxKm[kind]
  const middle = { latitude, longitude, isAddress: false, maxKm }
  const address = typedAddress.trim()
  if (address === '') return middle

  const query = `${fold(address)}, ${slug}`
  const now = deps.clock.now()
  const known = await findGeocode(deps.sql, query, new Date(now.getTime() - 30 * dayMs))
  if (known) return { ...known, isAddress: true, maxKm }
  const { name, district } = place
  const found = await deps.geocoder.find({ address, place: name, district })
  // Villages share names, so a result far from this one is another village.
  const position = found && metresBetween(found, middle) < farthest ? found : null
  if (position) await insertGeocode(deps.sql, { query, ...position, storedAt: now })
  return position ? { ...position, isAddress: true, maxKm } : middle
}

const farthest = 30_000

/** Refuses a pin outside the advert's place, which would mislead buyers. */
export async function checkPin(
  sql: Db,
  { placeId, latitude, longitude }: Pick<OwnAdvert, 'placeId' | 'latitude' | 'longitude'>,
): Promise<void> {
  if (placeId === null || latitude === null || longitude === null) return
  const place = await findPlaceMiddle(sql, placeId)
  if (!place) return
  if (metresBetween(place, { latitude, longitude }) > pinMaxKm[place.kind] * 1_000) {
    throw new Refusal('pin_far', 'latitude')
  }
}
