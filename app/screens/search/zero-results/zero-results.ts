import { searchCalls } from '#contract/search.ts'
import { listInput, type Scope } from '../../../lib/lists/advert-list.ts'
import { toCard, type Card } from '../../../lib/lists/cards.ts'
import type { Filters } from '../../../lib/filters/filters.ts'
import type { ScreenVisit } from '../../../lib/calls/screen.ts'
import { labelIn } from '../../../lib/texts/texts.ts'

/** Suggestions for a list without adverts. */
export interface Alternatives {
  readonly without: readonly FilterRemoval[]
  /** Adverts that match all words except `missingWord`. */
  readonly nearest: readonly Card[]
  readonly missingWord: string
  readonly places: readonly NearPlace[]
  /** ISO 8601, UTC; the reference time for "today" on the cards. */
  readonly now: string
}

/** A filter to remove, by its name in the call, and the resulting number of adverts. */
export interface FilterRemoval {
  readonly filter: string
  readonly count: number
  readonly isCapped: boolean
}

interface NearPlace {
  readonly slug: string
  readonly label: string
  readonly count: number
  readonly kilometres: number
}

/** Failures are ignored, so that the page is always shown. */
export async function loadAlternatives(
  { call, lang }: Pick<ScreenVisit, 'call' | 'lang'>,
  scope: Scope,
  filters: Filters,
): Promise<Alternatives | null> {
  try {
    const alternatives = await call(searchCalls.getZeroResults, listInput(scope, filters))
    return {
      without: alternatives.without.filter(({ count }) => count > 0),
      nearest: alternatives.items.map((advert) => toCard(advert, lang)),
      missingWord: alternatives.missingWord,
      places: alternatives.places.map(({ labels, ...place }) => ({
        ...place,
        label: labelIn(lang, labels),
      })),
      now: new Date().toISOString(),
    }
  } catch {
    return null
  }
}

/** Filters without the one of this call name; null for an unknown name. */
export function filtersWithout(filters: Filters, filter: string): Filters | null {
  const [name = '', attribute] = filter.split('.')
  if (name === 'attributes' && attribute)
    return { ...filters, attributes: { ...filters.attributes, [attribute]: '' } }
  const change = changes[name]
  return change ? { ...filters, ...change } : null
}

const changes: Readonly<Record<string, Partial<Filters>>> = {
  place: { l: '', radius: '' },
  near: { near: '', radius: '' },
  radius: { radius: '' },
  box: { box: '' },
  category: { category: '', attributes: {} },
  price: { priceMin: '', priceMax: '', currency: '' },
  seller: { seller: '' },
  photo: { photo: '' },
  negotiable: { negotiable: '' },
  free: { free: '' },
  exchange: { exchange: '' },
  period: { period: '' },
  exact: { exact: '' },
}
