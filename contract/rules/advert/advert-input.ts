import { AttributeInput, typedTexts } from '../../adverts/adverts.ts'
import { Coordinate, Currency, Flag, Language, SingleLine, Slug, Text } from '../../shapes.ts'
import { advertField, mapAdvertFields } from './advert-fields.ts'

/**
 * What an owner types; what is absent stays as it was, and what is empty is taken away. Wider than the rules of
 * `advert-rules.ts`: a draft keeps what was typed, and is told.
 */
export const typedAdvert = {
  ad_lang: Language.optional(),
  ...typedTexts,
  subcategory: Slug.optional(),
  attributes: AttributeInput.optional(),
  price: Text(40).optional(),
  currency: Currency.optional(),
  negotiable: Flag.optional(),
  free: Flag.optional(),
  exchange: Flag.optional(),
  place: Slug.optional(),
  ...mapAdvertFields((name) => SingleLine(advertField(name).maxLength * 3).optional()),
  /** Degrees; empty takes the pin away. */
  latitude: Coordinate.optional(),
  longitude: Coordinate.optional(),
  showExactPlace: Flag.optional(),
  showPhone: Flag.optional(),
}
