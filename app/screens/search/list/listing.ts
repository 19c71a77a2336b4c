import type { ReactNode } from 'react'
import { emptyPage, loadPage, type AdvertPage, type Scope } from '../../../lib/lists/advert-list.ts'
import {
  attributesOf,
  knownFilters,
  type FilterAttribute,
} from '../../../lib/filters/filter-attributes.ts'
import type { Filters } from '../../../lib/filters/filters.ts'
import { mainPlaces, placesOf, type PlaceChoice } from '../../../lib/filters/places.ts'
import { priceRates, type PriceRates } from '../../../lib/lists/price-rates.ts'
import { loadBanner } from '../../../parts/banners/load-banner.ts'
import type { Slide } from '../../../parts/banners/slides.ts'
import type { ScreenVisit } from '../../../lib/calls/screen.ts'
import { loadAlternatives, type Alternatives } from '../zero-results/zero-results.ts'

/** A list with its filters, for the search and category screens. */
export interface Listing {
  readonly list: AdvertPage
  readonly scope: Scope
  readonly filters: Filters
  /** The first of `chosen`; when the name is unknown, the name itself. */
  readonly place: PlaceChoice | null
  /** Places that filter the list. */
  readonly chosen: readonly PlaceChoice[]
  /** Filterable attributes of the list's subcategory. */
  readonly attributes: readonly FilterAttribute[]
  readonly rates: PriceRates | null
  /** Options of the select without JavaScript; null in client-side navigation. */
  readonly places: {
    readonly main: readonly PlaceChoice[]
    readonly districts: readonly PlaceChoice[]
  } | null
  readonly banner: Slide | null
  /** Suggestions for a list without adverts. */
  readonly alternatives: Alternatives | null
}

export interface ListScreenProps {
  readonly listing: Listing
  readonly title: string
  /** Name of the category to which a search is narrowed. */
  readonly category: string | null
  readonly emptyText: string
  /** Path of the list without page number and query. */
  readonly basePath: string
  readonly pathOf: (page: number) => string
  readonly hasCategoryFilter?: boolean
  readonly above?: ReactNode
  readonly beside?: ReactNode
}

/** Loads a page of a list with the filters of the address. */
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
  const isUnknownPlace = asked.l !== '' && !place
  const filters = {
    ...knownFilters(asked, attributes),
    ...(place && { l: chosen.map(({ slug }) => slug).join(',') }),
  }
  const [list, banner] = await Promise.all([
    isUnknownPlace ? emptyPage(page) : loadPage(visit, scope, filters, page),
    bannerOf(visit, scope, chosen),
  ])
  const isEmpty = !isUnknownPlace && page === 1 && list.cards.length === 0
  return {
    list,
    // Counts and the map use the corrected words, not the typo.
    scope: list.correctedTo ? { ...scope, search: list.correctedTo } : scope,
    filters,
    place: isUnknownPlace ? { slug: asked.l, label: asked.l } : (place ?? null),
    chosen,
    attributes,
    rates,
    places,
    banner,
    alternatives: isEmpty ? await loadAlternatives(visit, scope, filters) : null,
  }
}

function bannerOf(visit: ScreenVisit, { searchType }: Scope, chosen: readonly PlaceChoice[]) {
  const kind = searchType === 'search' || searchType === 'all' ? 'search' : 'category'
  const places = chosen.map(({ slug }) => slug)
  return loadBanner(visit, kind, places)
}
