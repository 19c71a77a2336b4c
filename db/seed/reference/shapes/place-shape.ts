import * as z from 'zod'
import { refuse, refuseRepeated } from './shapes.ts'

const Name = z
  .string()
  .min(1, 'is empty')
  .refine((text) => !/[ŞşŢţ]/.test(text), 'holds a letter with a cedilla: ș and ț have a comma')

/** Bounding box of the country. */
const position = { lat: z.number().min(45.4).max(48.6), lon: z.number().min(26.5).max(30.3) }
const names = { name_ro: Name, name_ru: Name, name_en: Name }

const LocalityData = z.strictObject({
  ...names,
  ...position,
  kind: z.enum(['city', 'town', 'village']),
  population: z.int().positive().optional(),
  wikidata: z.string().optional(),
  approx: z.boolean().optional(),
  municipality: z.boolean().optional(),
})

/** A part of the unit's city. */
const SectorData = z.strictObject({
  ...names,
  ...position,
  approx: z.boolean().optional(),
  /** Other spellings and forms that people type. */
  aliases: z.array(Name).optional(),
  /** The name is a common word too (ciocan): in a search it counts only beside other words. */
  ambiguous: z.boolean().optional(),
})

/** Schema of db/data/places.json: districts and other units of the first level, each with its places. */
export const PlaceFile = z
  .array(
    z.strictObject({
      ...names,
      ...position,
      code: z.string().regex(/^MD-[A-Z]{2}$/, 'is no code such as MD-AN'),
      cuatm: z.string(),
      kind: z.enum(['district', 'municipality', 'autonomous', 'territorial_unit']),
      label_ro: Name,
      label_ru: Name,
      localities: z.array(LocalityData).min(1, 'is empty'),
      sectors: z.array(SectorData).optional(),
    }),
  )
  .min(1, 'is empty')
  .superRefine((districts, context) => {
    refuseRepeated(
      context,
      'code',
      districts.map(({ code }, at) => ({ value: code, path: [at, 'code'] })),
    )
    for (const [at, district] of districts.entries()) {
      const { localities, sectors = [] } = district
      if (localities.length > 500) refuse(context, [at, 'localities'], 'holds more than 500')
      if (sectors.length > 0 && !cityOf(district))
        refuse(context, [at, 'sectors'], 'needs a city of the name of the unit')
      refuseRepeated(
        context,
        'name_ro',
        sectors.map(({ name_ro }, index) => ({
          value: name_ro,
          path: [at, 'sectors', index, 'name_ro'],
        })),
      )
    }
  })

export type DistrictData = z.infer<typeof PlaceFile>[number]
export type LocalityData = z.infer<typeof LocalityData>

/** The city that gives a municipality its name, and that its sectors are parts of. */
export function cityOf({
  name_ro,
  localities,
}: {
  readonly name_ro: string
  readonly localities: readonly LocalityData[]
}): LocalityData | undefined {
  return localities.find((place) => place.kind === 'city' && place.name_ro === name_ro)
}
