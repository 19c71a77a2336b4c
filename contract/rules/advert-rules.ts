import { AttributeInput, typedTexts } from '../adverts/adverts.ts'
import { Coordinate, Currency, Flag, Language, SingleLine, Slug, Text } from '../shapes.ts'

/** What an owner types; what is absent stays as it was. */
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
  address: SingleLine(200).optional(),
  /** Degrees; empty takes the pin away. */
  latitude: Coordinate.optional(),
  longitude: Coordinate.optional(),
  showExactPlace: Flag.optional(),
  showPhone: Flag.optional(),
}
