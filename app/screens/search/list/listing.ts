import type { ReactNode } from 'react'
import { emptyPage, loadPage, type AdvertPage, type Scope } from '../../../lib/lists/advert-list.ts'
import {
  attributesOf,
  knownValues,
  type FilterAttribute,
} from '../../../lib/filters/filter-attributes.ts'
import type { Filters } from '../../../lib/filters/filters.ts'
import { mainPlaces, placesOf, type PlaceChoice } from '../../../lib/filters/places.ts'
import { priceRates, type PriceRates } from '../../../lib/lists/price-rates.ts'
import type { ScreenVisit } from '../../../lib/calls/screen.ts'
import { loadWays, type Ways } from '../zero-results/zero-results.ts'

/** A list with its filters, as the search and the category screens show it. */
export interface Listing {
  readonly list: AdvertPage
  readonly scope: Scope
  readonly filters: Filters
  /** The first of `chosen`; of a name that is no place, the name. */
  readonly place: PlaceChoice | null
  /** The places that the list is narrowed to. */
  readonly chosen: readonly PlaceChoice[]
  /** What the adverts of the list's subcategory can be narrowed by. */
  readonly attributes: readonly FilterAttribute[]
  readonly rates: PriceRates | null
  /** What a select without JavaScript offers; a browser that navigates by itself has no use for it. */
  readonly places: {
    readonly main: readonly PlaceChoice[]
    readonly districts: readonly PlaceChoice[]
  } | null
  /** Of a list without adverts. */
  readonly ways: Ways | null
}

export interface ListScreenProps {
  readonly listing: Listing
  readonly title: string
  /** What the category that a search is narrowed to is called. */
  readonly category: string | null
  readonly emptyText: string
  /** Path of the list without page and query. */
  readonly basePath: string
  readonly pathOf: (page: number) => string
  readonly hasCategoryFilter?: boolean
  readonly above?: ReactNode
  readonly beside?: ReactNode
}

/** Loads a page of a list, narrowed as the address asks. */
export async function loadListing(
  visit: ScreenVisit,
  scope: Scope,
  asked: Filters,
  page: number,
): Promise<Listing> {
  const { call, lang } = visit
  const isServer = typeof document === 'undefined'
  const subcategory = scope.searchType === 'subcategory' ? scope.search : asked.category
  const [chosen, places, attributes, rates] = await Promise.all([
    placesOf(call, asked.l, lang),
    isServer ? mainPlaces(call, lang) : null,
    subcategory ? attributesOf(call, subcategory, lang) : [],
    priceRates(call),
  ])
  const [place] = chosen
  const isNowhere = asked.l !== '' && !place
  const filters = {
    ...asked,
    ...(place && { l: chosen.map(({ slug }) => slug).join(',') }),
    attributes: knownValues(asked.attributes, attributes),
  }
  const list = isNowhere ? emptyPage(page) : await loadPage(visit, scope, filters, page)
  const isEmpty = !isNowhere && page === 1 && list.cards.length === 0
  return {
    list,
    // Numbers and the map are about what was searched, and not about the slip.
    scope: list.correctedTo ? { ...scope, search: list.correctedTo } : scope,
    filters,
    place: isNowhere ? { slug: asked.l, label: asked.l } : (place ?? null),
    chosen,
    attributes,
    rates,
    places,
    ways: isEmpty ? await loadWays(visit, scope, filters) : null,
  }
}
