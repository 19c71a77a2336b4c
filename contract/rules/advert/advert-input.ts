import { AttributeInput, typedTexts } from '../../adverts/adverts.ts'
import { Coordinate, Currency, Flag, Language, SingleLine, Slug, Text } from '../../shapes.ts'
import { advertField, mapAdvertFields } from './advert-fields.ts'

/**
 * Input of an owner; absent fields stay unchanged, empty ones are cleared. Less strict than `advert-rules.ts`,
 * because a draft may be invalid.
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
  /** Degrees; empty removes the pin. */
  latitude: Coordinate.optional(),
  longitude: Coordinate.optional(),
  showExactPlace: Flag.optional(),
  showPhone: Flag.optional(),
}
