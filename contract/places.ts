import * as z from 'zod'
import { call } from './call.ts'
import { LabelsShape, SearchText } from './shapes.ts'

const PlaceShape = z.object({
  id: z.number(),
  slug: z.string(),
  labels: LabelsShape,
  kind: z.string(),
})
const DistrictShape = z.object({
  id: z.number(),
  slug: z.string(),
  labels: LabelsShape,
  kind: z.string(),
  places: z.array(PlaceShape),
})

export type Place = z.infer<typeof PlaceShape>
export type District = z.infer<typeof DistrictShape>

export const placeCalls = {
  listPlaces: call({
    path: '/places/get_places.php',
    action: 'listPlaces',
    summary:
      'List districts and municipalities with their towns and villages; the Main group first',
    auth: 'anyone',
    input: {},
    output: { main: z.array(PlaceShape), districts: z.array(DistrictShape) },
  }),
  findPlaces: call({
    path: '/places/get_places.php',
    action: 'findPlaces',
    summary: 'Find places by the start of their name, in any case, diacritics or alphabet',
    auth: 'anyone',
    input: { search: SearchText },
    output: {
      places: z.array(PlaceShape.extend({ district: LabelsShape, isDistrict: z.boolean() })),
    },
  }),
}
