import type { Attribute } from '#contract/categories.ts'
import { knownAttributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { placeIndex, type PrepareParts } from '../mapping/service.ts'
import type { StoredRun } from '../runs/store.ts'
import { findSource } from '../sources/service.ts'

/** What the lines of a run are prepared with. */
export async function partsOf(
  deps: Pick<Deps, 'sql'>,
  { userId, mapping }: Pick<StoredRun, 'userId' | 'mapping'>,
): Promise<PrepareParts> {
  const [{ language, place }, places] = await Promise.all([
    findSource(deps.sql, userId),
    placeIndex(deps),
  ])
  const attributes = new Map<string, readonly Attribute[]>()
  for (const slug of new Set(Object.values(mapping.categories)))
    if (slug !== '') attributes.set(slug, await knownAttributesOf(deps, slug))
  return {
    ...{ mapping, language, places, placeSlug: place?.slug ?? null },
    attributesOf: (slug) => attributes.get(slug) ?? [],
  }
}
