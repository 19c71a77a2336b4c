import { languages, type Labels } from '#contract/languages.ts'
import { plainText, plainWords } from '#contract/rules/text/fold.ts'
import { queryLength, recentSearches as maxSearches } from '#contract/limits.ts'
import { listOf } from './filters.ts'
import { allPlaces } from './places.ts'
import { readStored, store } from '../browser/storage.ts'
import type { Caller } from '../calls/visit.ts'

/** A search made in this browser. Never sent to the server. */
export interface RecentSearch {
  readonly words: string
  readonly places: readonly RecentPlace[]
}

interface RecentPlace {
  readonly slug: string
  readonly labels: Labels
}

const key = 'searches'
const placesOffered = 3

/** Recent searches, newest first; empty when storage is unavailable. */
export function recentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, maxSearches) : []
  } catch {
    // Invalid content, written by something else.
    return []
  }
}

/** Places of the recent searches, the newest first. */
export function recentPlaces(): RecentPlace[] {
  const places = recentSearches().flatMap((search) => search.places)
  const isFirst = ({ slug }: RecentPlace, at: number): boolean =>
    places.findIndex((place) => place.slug === slug) === at
  return places.filter(isFirst).slice(0, placesOffered)
}

/** Puts the search first; equal searches (in any spelling) are stored once. */
export function rememberSearch(search: RecentSearch): void {
  const words = search.words.trim().slice(0, queryLength)
  if (!words && search.places.length === 0) return
  const named = { ...search, words }
  save([named, ...recentSearches().filter((one) => !isSame(one, named))].slice(0, maxSearches))
}

/** Stores a search with places given by their slugs in the address; skips unknown places. */
export async function rememberTyped(call: Caller, words: string, slugs: string): Promise<void> {
  const slugList = listOf(slugs)
  // Fetches the list of places only when there is one to resolve.
  const known = slugList.length > 0 ? await allPlaces(call) : null
  const places = slugList.flatMap((slug) => {
    const labels = known?.labels.get(slug)
    return labels ? [{ slug, labels }] : []
  })
  rememberSearch({ words, places })
}

export function forgetSearch(search: RecentSearch): void {
  save(recentSearches().filter((one) => !isSame(one, search)))
}

export function forgetSearches(): void {
  save([])
}

/** Searches in which each typed word starts a word; excludes the one equal to the typed text. */
export function searchesLike(searches: readonly RecentSearch[], typed: string): RecentSearch[] {
  const starts = plainWords(typed)
  return searches.filter((search) => {
    const places = search.places.flatMap(({ labels }) => Object.values(labels))
    const words = plainWords([search.words, ...places].join(' '))
    const isTyped = places.length === 0 && plainText(search.words) === plainText(typed)
    return !isTyped && starts.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function save(searches: readonly RecentSearch[]): void {
  store(key, searches.length > 0 ? JSON.stringify(searches) : null)
}

function isSame(one: RecentSearch, other: RecentSearch): boolean {
  const slugs = ({ places }: RecentSearch): string => places.map(({ slug }) => slug).join(',')
  return plainText(one.words) === plainText(other.words) && slugs(one) === slugs(other)
}

function isSearch(value: unknown): value is RecentSearch {
  return (
    isRecord(value) &&
    typeof value['words'] === 'string' &&
    Array.isArray(value['places']) &&
    value['places'].every(isPlace)
  )
}

function isPlace(value: unknown): value is RecentPlace {
  if (!isRecord(value) || typeof value['slug'] !== 'string') return false
  const { labels } = value
  return isRecord(labels) && languages.every((lang) => typeof labels[lang] === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
