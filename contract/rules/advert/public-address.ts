/** Not a part of a longer word or number, in any alphabet. */
const begin = String.raw`(?<![\p{L}\d])`
const end = String.raw`(?![\p{L}\d])`
const number = String.raw`(?:nr\.?|№|#)?\s*\d+\s?\p{L}?`

const flats =
  'apartamentului|apartamentul|apartament|apartment|apart|apt|ap|flat|квартира|квартиры|кварт|кв'
const parts = 'scara|scară|sc|etajul|etaj|et|floor|entrance|подъезд|под|этаж|эт'

/** "ap. 12", "кв.12", "etaj 3". */
const named = new RegExp(
  String.raw`[\s,;/-]*${begin}(?:${flats}|${parts})\.?\s*${number}${end}`,
  'giu',
)
/** "12 кв", "3 этаж", "2-й этаж". */
const numbered = new RegExp(
  String.raw`[\s,;/-]*${begin}\d+(?:-?\p{L}{1,2})?\s*(?:${flats}|${parts})\.?\s*(?=[,;]|$)`,
  'giu',
)
/** "46, 12" and "46-12": a second number after that of the house. */
const second = new RegExp(
  String.raw`${begin}(\d{1,3}\s?\p{L}?(?:/\d+\s?\p{L}?)?)\s*[,-]\s*\d{1,4}\s?\p{L}?\s*$`,
  'u',
)

/** An address as everybody may see it: street and house, never flat, floor and entrance. */
export function publicAddress(address: string): string {
  return address
    .replace(named, '')
    .replace(numbered, '')
    .replace(second, '$1')
    .replace(/[\s,;-]+$/, '')
    .replace(/^[\s,;-]+/, '')
}
