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
      sectors: z.unknown().optional(),
    }),
  )
  .min(1, 'is empty')
  .superRefine((districts, context) => {
    refuseRepeated(
      context,
      'code',
      districts.map(({ code }, at) => ({ value: code, path: [at, 'code'] })),
    )
    for (const [at, { localities }] of districts.entries())
      if (localities.length > 500) refuse(context, [at, 'localities'], 'holds more than 500')
  })

export type DistrictData = z.infer<typeof PlaceFile>[number]
export type LocalityData = DistrictData['localities'][number]
