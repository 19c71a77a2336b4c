import { slugOf } from '#domains/adverts/rules.ts'
import { cityOf, type DistrictData, type LocalityData } from '../shapes/place-shape.ts'

export interface DistrictRow {
  readonly id: number
  readonly code: string
  readonly slug: string
  readonly kind: string
  readonly name_ro: string
  readonly name_ru: string
  readonly name_en: string
  readonly label_ro: string
  readonly label_ru: string
  readonly latitude: number
  readonly longitude: number
}

export interface PlaceRow {
  readonly id: number
  readonly district_id: number
  readonly slug: string
  readonly kind: string
  readonly name_ro: string
  readonly name_ru: string
  readonly name_en: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number | null
  readonly main_rank: number | null
  /** The city of a sector. */
  readonly parent_id: number | null
  readonly aliases: string[]
  readonly is_ambiguous: boolean
}

/** Main group of the location filter, in the order of the specification. */
const mainGroup = ['Chișinău', 'Bălți', 'Bender', 'Tiraspol', 'Cahul']

/**
 * Rows of the classifier's units, with the ids and slugs of an empty database. The slug of a city is its name;
 * villages of the same name add their district, sectors stand behind their city ("chisinau-botanica").
 */
export function placeRows(data: readonly DistrictData[]): {
  districts: DistrictRow[]
  places: PlaceRow[]
} {
  const taken = new Set<string>()
  const districts = data.map((district, index) => ({
    id: index + 1,
    code: district.code,
    slug: districtSlug(district),
    kind: district.kind,
    name_ro: district.name_ro,
    name_ru: district.name_ru,
    name_en: district.name_en,
    label_ro: district.label_ro,
    label_ru: district.label_ru,
    latitude: district.lat,
    longitude: district.lon,
  }))
  for (const { slug } of districts) taken.add(slug)
  const localities = data.flatMap((district, index) =>
    district.localities.map((place) => ({ district, index, place })),
  )
  const ids = new Map(localities.map(({ place }, position) => [place, position + 1]))
  const byRank = localities.toSorted((a, b) => rankOf(a.place) - rankOf(b.place))
  const places = byRank.map(({ district, index, place }) => ({
    id: ids.get(place) ?? 0,
    district_id: index + 1,
    slug: freeSlug(place, district, taken),
    kind: place.kind,
    name_ro: place.name_ro,
    name_ru: place.name_ru,
    name_en: place.name_en,
    latitude: place.lat,
    longitude: place.lon,
    population: place.population ?? null,
    main_rank:
      place.kind === 'city' && mainGroup.includes(place.name_ro)
        ? mainGroup.indexOf(place.name_ro) + 1
        : null,
    parent_id: null,
    aliases: [],
    is_ambiguous: false,
  }))
  return { districts, places: [...places, ...sectorRows(data, places)] }
}

/** After all other places, whose ids stay as they were before there were sectors. */
function sectorRows(data: readonly DistrictData[], places: readonly PlaceRow[]): PlaceRow[] {
  const sectors = data.flatMap((district, index) => {
    const cityName = cityOf(district)?.name_ro
    const city = places.find(
      (place) => place.district_id === index + 1 && place.name_ro === cityName,
    )
    return city ? (district.sectors ?? []).map((sector) => ({ sector, city })) : []
  })
  return sectors.map(({ sector, city }, index) => ({
    id: places.length + index + 1,
    district_id: city.district_id,
    slug: `${city.slug}-${slugOf(sector.name_ro)}`,
    kind: 'sector',
    name_ro: sector.name_ro,
    name_ru: sector.name_ru,
    name_en: sector.name_en,
    latitude: sector.lat,
    longitude: sector.lon,
    population: null,
    main_rank: null,
    parent_id: city.id,
    aliases: sector.aliases ?? [],
    is_ambiguous: sector.ambiguous ?? false,
  }))
}

function districtSlug({ kind, name_ro }: DistrictData): string {
  if (kind === 'district') return `raion-${slugOf(name_ro)}`
  return kind === 'municipality' ? `mun-${slugOf(name_ro)}` : slugOf(name_ro)
}

function rankOf({ kind }: LocalityData): number {
  return ['city', 'town', 'village'].indexOf(kind)
}

function freeSlug(place: LocalityData, district: DistrictData, taken: Set<string>): string {
  const plain = slugOf(place.name_ro)
  const withDistrict = `${plain}-${slugOf(district.name_ro)}`
  const slug = [plain, withDistrict, `${withDistrict}-sat`].find(
    (candidate) => !taken.has(candidate),
  )
  if (!slug) throw new Error(`No free slug for ${place.name_ro} in ${district.name_ro}`)
  taken.add(slug)
  return slug
}
