import type { Place } from '#contract/places.ts'
import { languages, type Labels } from '#contract/languages.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import { allPlaces } from '../../places/service.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'

export interface PlaceIndex {
  /** The slug of a place by its slug, or its name in a language; null for none, and for several villages of a name. */
  readonly find: (name: string) => string | null
}

/** What is written before names: "or. Bălți", "г. Бельцы". */
const before = /^(?:mun|or|orasul|municipiul|s|satul|sat|com|г|город|с|село|мун)\.?\s+/

/** Names of all places; rebuilt as rarely as they change. */
export const placeIndex = ttlCache(
  30 * minuteMs,
  async (deps: Parameters<typeof allPlaces>[0]): Promise<PlaceIndex> => {
    const { main, districts } = await allPlaces(deps)
    const slugs = new Map<string, string | null>()
    const towns = new Map<string, string>()
    const add = ({ slug, labels, kind }: Pick<Place, 'slug' | 'labels' | 'kind'>): void => {
      slugs.set(slug, slug)
      for (const name of namesOf(labels)) {
        slugs.set(name, slugs.has(name) && slugs.get(name) !== slug ? null : slug)
        if (kind === 'city' || kind === 'town') towns.set(name, slug)
      }
    }
    for (const place of [...districts.flatMap(({ places }) => places), ...main]) {
      add(place)
      for (const sector of place.sectors ?? []) slugs.set(sector.slug, sector.slug)
    }
    return {
      find: (name) => {
        const typed = name.trim()
        const plain = plainText(typed).replace(before, '')
        return slugs.get(typed) ?? towns.get(plain) ?? slugs.get(plain) ?? null
      },
    }
  },
)

function namesOf(labels: Labels): string[] {
  return [...new Set(languages.map((lang) => plainText(labels[lang])))].filter(Boolean)
}
