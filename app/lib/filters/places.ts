import type { Labels, Lang } from '#contract/languages.ts'
import { placeCalls, type City, type District, type Place } from '#contract/places.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import { listOf } from './filters.ts'
import { labelIn } from '../texts/texts.ts'
import type { Caller } from '../calls/visit.ts'

/** A place or district as a selectable option. */
export interface PlaceChoice {
  readonly slug: string
  readonly label: string
}

export interface PlaceList {
  readonly main: readonly Place[]
  readonly districts: readonly District[]
  /** By slug; those of sectors with their city. */
  readonly labels: ReadonlyMap<string, Labels>
}

type Named = Pick<Place, 'slug' | 'labels'>

const cacheMs = 10 * 60_000
let cached: { readonly list: Promise<PlaceList>; readonly until: number } | null = null

/** Returns all places. Cached in the browser and on the server, since places rarely change. */
export function allPlaces(call: Caller): Promise<PlaceList> {
  if (!cached || cached.until < Date.now()) {
    const list = fetchPlaces(call)
    cached = { list, until: Date.now() + cacheMs }
    list.catch(() => (cached = null))
  }
  return cached.list
}

/** The main group, then the sectors of its cities, and the districts: the options of a plain select. */
export async function mainPlaces(
  call: Caller,
  lang: Lang,
): Promise<{ main: PlaceChoice[]; districts: PlaceChoice[] }> {
  const { main, districts } = await allPlaces(call)
  return {
    main: [...main, ...main.flatMap(sectorsOf)].map((place) => choice(place, lang)),
    districts: districts.map((place) => choice(place, lang)),
  }
}

/** Resolves comma-separated slugs or names to places, labelled in the page's language; skips unknown ones. */
export async function placesOf(call: Caller, l: string, lang: Lang): Promise<PlaceChoice[]> {
  const found = await Promise.all(listOf(l).map((part) => placeOf(call, part, lang)))
  const places = found.filter((place) => place !== null)
  return places.filter(({ slug }, at) => places.findIndex((place) => place.slug === slug) === at)
}

async function placeOf(call: Caller, slugOrName: string, lang: Lang): Promise<PlaceChoice | null> {
  const { labels } = await allPlaces(call)
  const known = labels.get(slugOrName)
  if (known) return { slug: slugOrName, label: labelIn(lang, known) }

  const { places } = await call(placeCalls.findPlaces, { search: slugOrName })
  const [first] = places
  return first ? choice({ ...first, labels: labels.get(first.slug) ?? first.labels }, lang) : null
}

export function choice({ slug, labels }: Named, lang: Lang): PlaceChoice {
  return { slug, label: labelIn(lang, labels) }
}

/** Sectors of a city, labelled with it ("Chișinău, Botanica"); `name` is without. */
export function sectorsOf({
  labels,
  sectors,
}: Pick<Place | City, 'labels' | 'sectors'>): (Named & { name: Labels })[] {
  return (sectors ?? []).map(({ slug, labels: name }) => ({
    slug,
    name,
    labels: withCity(labels, name),
  }))
}

function withCity(city: Labels, sector: Labels): Labels {
  const join = (lang: Lang): string => `${city[lang]}, ${sector[lang]}`
  return { ro: join('ro'), ru: join('ru'), en: join('en') }
}

/** Whether a name starts with the typed text; ignores case, diacritics, î/â spelling and alphabet. */
export function beginsWith(labels: Labels, typed: string): boolean {
  const start = plainText(typed)
  return Object.values(labels).some((name) =>
    spellings(name).some((spelling) => spelling.startsWith(start)),
  )
}

/** Spellings of a name: as written and with î and â exchanged; for a district also without "raionul" or the like. */
function spellings(name: string): string[] {
  const lower = name.toLowerCase()
  const forms = [lower, lower.replaceAll(/[îâ]/g, 'a'), lower.replaceAll(/[îâ]/g, 'i')].map(
    plainText,
  )
  return forms.flatMap((form) => [
    form,
    form.replace(/^(raionul|municipiul|orasul|mun|район|мун|муниципий)\s+/, ''),
  ])
}

async function fetchPlaces(call: Caller): Promise<PlaceList> {
  const { main, districts } = await call(placeCalls.listPlaces, {})
  const everything: Named[] = districts.flatMap((district) => [
    district,
    ...district.places.flatMap((place) => [place, ...sectorsOf(place)]),
  ])
  return { main, districts, labels: new Map(everything.map(({ slug, labels }) => [slug, labels])) }
}
