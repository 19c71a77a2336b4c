import type { ReactNode } from 'react'
import { emptyPage, loadPage, type AdvertPage, type Scope } from '../../lib/advert-list.ts'
import type { Filters } from '../../lib/filters.ts'
import { mainPlaces, placeOf, type PlaceChoice } from '../../lib/places.ts'
import type { ScreenVisit } from '../../lib/screen.ts'

/** A list with its filters, as the search and the category screens show it. */
export interface Listing {
  readonly list: AdvertPage
  readonly scope: Scope
  readonly filters: Filters
  /** The place that the list is narrowed to. */
  readonly place: PlaceChoice | null
  /** What a select without JavaScript offers; a browser that navigates by itself has no use for it. */
  readonly places: {
    readonly main: readonly PlaceChoice[]
    readonly districts: readonly PlaceChoice[]
  } | null
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
  const [place, places] = await Promise.all([
    asked.l ? placeOf(call, asked.l, lang) : null,
    isServer ? mainPlaces(call, lang) : null,
  ])
  const isNowhere = asked.l !== '' && !place
  const filters = place ? { ...asked, l: place.slug } : asked
  const list = isNowhere ? emptyPage(page) : await loadPage(visit, scope, filters, page)
  return {
    list,
    scope,
    filters,
    place: isNowhere ? { slug: asked.l, label: asked.l } : place,
    places,
  }
}
