import { metresBetween } from '#contract/rules/distance.ts'
import type { Deps } from '../../deps.ts'
import { listPositions } from './cluster-store.ts'

/** Kilometres from a point to the public positions of adverts, by id; none for an advert without a position. */
export async function distancesFrom(
  { sql }: Pick<Deps, 'sql'>,
  point: { readonly latitude: number; readonly longitude: number },
  ids: readonly number[],
): Promise<Map<string, number>> {
  const positions = await listPositions(sql, ids)
  return new Map(
    positions.map(({ advertId, ...position }) => [
      String(advertId),
      Math.round(metresBetween(point, position) / 100) / 10,
    ]),
  )
}
