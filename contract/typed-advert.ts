import * as z from 'zod'
import { AttributeValue } from './adverts.ts'
import { isLanguage } from './languages.ts'
import { Currency, Flag, Slug, Text } from './shapes.ts'

const Coordinate = z.union([z.literal(''), z.number(), Text.pipe(z.coerce.number())])

/** What an owner types; what is absent stays as it was. */
export const typedAdvert = {
  ad_lang: z.string().refine(isLanguage).optional(),
  title: Text.optional(),
  description: Text.optional(),
  /** Texts in the other languages, where the owner gives them. */
  translations: z
    .partialRecord(
      z.enum(['ro', 'ru', 'en']),
      z.object({ title: Text.default(''), description: Text.default('') }),
    )
    .optional(),
  subcategory: Slug.optional(),
  attributes: z.record(z.string().max(40), AttributeValue).optional(),
  price: Text.optional(),
  currency: Currency.optional(),
  negotiable: Flag.optional(),
  free: Flag.optional(),
  exchange: Flag.optional(),
  place: Slug.optional(),
  address: Text.pipe(z.string().max(200)).optional(),
  /** Degrees; empty takes the pin away. */
  latitude: Coordinate.optional(),
  longitude: Coordinate.optional(),
  showExactPlace: Flag.optional(),
  showPhone: Flag.optional(),
}
