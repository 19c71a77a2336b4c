import * as z from 'zod'
import { call } from './call.ts'
import { LabelsShape, SearchText, Slug } from './shapes.ts'

const SectorShape = z.object({
  id: z.number(),
  slug: z.string(),
  labels: LabelsShape,
  kind: z.string(),
})
const PlaceShape = SectorShape.extend({
  /** The parts of a city that adverts may be in; absent where there are none. */
  sectors: z.array(SectorShape).nullish(),
})
/** A city that has sectors. */
const CityShape = SectorShape.extend({ sectors: z.array(SectorShape) })
const DistrictShape = z.object({
  id: z.number(),
  slug: z.string(),
  labels: LabelsShape,
  kind: z.string(),
  places: z.array(PlaceShape),
})

export type Place = z.infer<typeof PlaceShape>
export type City = z.infer<typeof CityShape>
export type District = z.infer<typeof DistrictShape>

export const placeCalls = {
  listPlaces: call({
    path: '/places/get_places.php',
    action: 'listPlaces',
    summary:
      'List districts and municipalities with their towns and villages; the Main group first',
    auth: 'anyone',
    replica: 'unaffected',
    input: {},
    output: { main: z.array(PlaceShape), districts: z.array(DistrictShape) },
  }),
  findPlaces: call({
    path: '/places/get_places.php',
    action: 'findPlaces',
    summary: 'Find places by the start of their name, in any case, diacritics or alphabet',
    auth: 'anyone',
    replica: 'unaffected',
    input: { search: SearchText },
    output: {
      /** The district of a sector is its city. */
      places: z.array(SectorShape.extend({ district: LabelsShape, isDistrict: z.boolean() })),
    },
  }),
  findSectors: call({
    path: '/places/get_places.php',
    action: 'findSectors',
    summary: 'Find the city of a place or sector, with its sectors; null if it has none',
    auth: 'anyone',
    replica: 'unaffected',
    input: { place: Slug },
    output: { city: CityShape.nullable() },
  }),
}
