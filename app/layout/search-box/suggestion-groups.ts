import { askedPrice } from '#contract/rules/money/asked-price.ts'
import type { searchCalls } from '#contract/search.ts'
import type { OutputOf } from '#contract/call.ts'
import type { Labels } from '#contract/languages.ts'
import type { SuggestionTexts } from '#i18n/ro/search/suggestions.ts'
import type { Texts } from '#i18n/texts.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { smallThumbnail } from '../../lib/browser/images.ts'
import { titleIn } from '../../lib/lists/cards.ts'
import { filterQuery } from '../../lib/filters/filters.ts'
import { beginsWith } from '../../lib/filters/places.ts'
import { priceText } from '../../lib/texts/price-text.ts'
import { searchesLike, type RecentSearch } from '../../lib/filters/recent-searches.ts'
import { labelIn } from '../../lib/texts/texts.ts'
import type { placeParameters, SearchPlace } from './use-search-place.ts'

/** A line of the suggestion list: target, label and, for a recent search, the search itself. */
export interface Suggestion {
  readonly path: string
  readonly label: string
  /** Language of the label when it differs from the page's. */
  readonly labelLang?: string
  /** Secondary text after the label. */
  readonly detail: string
  readonly note: string
  /** Photo of an advert. */
  readonly image?: string
  /** Category of an advert without a photo: its icon is shown instead. */
  readonly categoryId?: number
  readonly search?: RecentSearch
}

export interface SuggestionGroup {
  readonly kind: 'recent' | 'queries' | 'subcategories' | 'adverts' | 'places' | 'everywhere'
  readonly items: readonly Suggestion[]
}

/** Suggestions of the server for the typed words. */
export interface Found extends OutputOf<typeof searchCalls.preSearch> {
  readonly typed: string
}

/** Place of the search, kept as when the form is sent. */
type PlaceFilters = Partial<Pick<SearchPlace, (typeof placeParameters)[number]>>

interface Shown {
  readonly text: string
  readonly recent: readonly RecentSearch[]
  readonly found: Found | null
  readonly place: PlaceFilters
}

const recentWhileTyping = 3

/** Returns the non-empty groups in the order of the list. */
export function suggestionGroups(
  t: Texts,
  texts: SuggestionTexts,
  { text, recent, found, place }: Shown,
): SuggestionGroup[] {
  const shown = text === '' ? recent : searchesLike(recent, text).slice(0, recentWhileTyping)
  const groups: SuggestionGroup[] = [
    { kind: 'recent', items: shown.map((search) => ofSearch(t, search)) },
  ]
  if (found)
    groups.push(
      { kind: 'queries', items: queriesOf(found, shown).map((words) => ofQuery(words, place)) },
      {
        kind: 'subcategories',
        items: found.subcats.map((one) => ofSubcategory(t, texts, one, place)),
      },
      { kind: 'adverts', items: found.items.map((one) => ofAdvert(t, one)) },
      { kind: 'places', items: found.places.map((one) => ofPlace(t, texts, one, found.typed)) },
      { kind: 'everywhere', items: [ofEverywhere(texts, text)] },
    )
  return groups.filter(({ items }) => items.length > 0)
}

function ofSearch(t: Texts, search: RecentSearch): Suggestion {
  const places = search.places.map(({ labels }) => labelIn(t.lang, labels)).join(', ')
  return {
    path: pathOf(search),
    label: search.words || places,
    detail: search.words ? places : '',
    note: '',
    search,
  }
}

/** Queries that are not among the recent searches shown. */
function queriesOf({ queries }: Found, recent: readonly RecentSearch[]): string[] {
  const known = new Set(
    recent.filter(({ places }) => places.length === 0).map(({ words }) => plainText(words)),
  )
  return queries.filter((words) => !known.has(plainText(words)))
}

function ofQuery(words: string, place: PlaceFilters): Suggestion {
  return {
    path: `/search${filterQuery({ q: words, ...place })}`,
    label: words,
    detail: '',
    note: '',
  }
}

function ofEverywhere(texts: SuggestionTexts, text: string): Suggestion {
  const search = { words: text, places: [] }
  return { path: pathOf(search), label: texts.searchEverywhere(text), detail: '', note: '', search }
}

function ofSubcategory(
  t: Texts,
  texts: SuggestionTexts,
  { category, slug, labels, words, count, isCapped }: Found['subcats'][number],
  place: PlaceFilters,
): Suggestion {
  const name = labelIn(t.lang, labels)
  // Adverts are counted in all places.
  const isAnywhere = Object.values(place).every((value) => !value)
  if (!words) {
    const path = routes.category(category, slug) + filterQuery(place)
    return { path, label: name, detail: '', note: isAnywhere ? texts.advertsIn(count) : '' }
  }
  const path = `/search${filterQuery({ q: words, ...place, category: slug })}`
  const total = isCapped ? `${count}+` : String(count)
  return {
    ...{ path, label: words, detail: texts.inSubcategory(name) },
    note: isAnywhere ? total : '',
  }
}

function ofPlace(
  t: Texts,
  texts: SuggestionTexts,
  { slug, labels, district, count }: Found['places'][number],
  typed: string,
): Suggestion {
  const words = wordsBefore(typed, labels)
  const search = { words, places: [{ slug, labels }] }
  const label = labelIn(t.lang, labels)
  return {
    path: pathOf(search),
    label,
    detail: words ? texts.withWords(words) : districtDetail(label, labelIn(t.lang, district)),
    note: texts.advertsIn(count),
    search,
  }
}

/**
 * Adds the district, which distinguishes villages of the same name; omitted for a town of the district's own name and
 * for a sector, which is labelled with its city.
 */
function districtDetail(label: string, district: string): string {
  return district.includes(label) || label.startsWith(`${district}, `) ? '' : district
}

function ofAdvert(t: Texts, advert: Found['items'][number]): Suggestion {
  const title = titleIn(t.lang, advert)
  const [first] = advert.ad_images.images
  return {
    path: routes.advert(advert.id),
    label: title.text || t.advert.noTitle,
    ...(title.text && { labelLang: title.lang }),
    detail: '',
    note: priceText(t, askedPrice(advert)),
    ...(first ? { image: smallThumbnail(first.image) } : { categoryId: advert.cat_id }),
  }
}

function pathOf({ words, places }: RecentSearch): string {
  return `/search${filterQuery({ q: words, l: places.map(({ slug }) => slug).join(',') })}`
}

/**
 * Returns the words typed before the name of the place, without a connecting preposition: "casă în Chiș" gives "casă".
 */
function wordsBefore(typed: string, labels: Labels): string {
  const words = typed.trim().split(/\s+/)
  const named = words.findIndex((_word, at) => beginsWith(labels, words.slice(at).join(' ')))
  const before = words.slice(0, named === -1 ? words.length - 1 : named)
  if (/^(în|in|la|din|lângă|langa|в|на|из|at|from|near)$/i.test(before.at(-1) ?? '')) before.pop()
  return before.join(' ')
}
