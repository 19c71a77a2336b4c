import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute, AttributeOption } from '#contract/categories.ts'
import { languages } from '#contract/languages.ts'
import { attributeProblem } from '#contract/rules/advert/advert-attributes.ts'
import { optionsOf } from '#contract/rules/advert/advert-options.ts'
import { cleanLine } from '#contract/rules/text/clean-text.ts'
import { plainText } from '#contract/rules/text/fold.ts'

type Value = AttributeValues[string]

const yes = new Set(['1', 'da', 'yes', 'true', 'да', 'есть', 'este'])
const no = new Set(['0', 'nu', 'no', 'false', 'нет'])

/** Values of attributes out of texts, and the keys of those that are none of an attribute. */
export function attributesFrom(
  definitions: readonly Attribute[],
  texts: ReadonlyMap<string, readonly string[]>,
): { values: AttributeValues; unknown: string[] } {
  const values: AttributeValues = {}
  const unknown: string[] = []
  // In form order, so that what an option depends on is there before it.
  for (const definition of definitions) {
    const typed = texts.get(definition.key)
    if (!typed || typed.length === 0) continue
    const value = valueOf(definition, typed, values)
    const isRight =
      value !== null &&
      attributeProblem(definition, { ...values, [definition.key]: value }) === null
    if (isRight) values[definition.key] = value
    else unknown.push(definition.key)
  }
  return { values, unknown }
}

function valueOf(
  definition: Attribute,
  typed: readonly string[],
  values: AttributeValues,
): Value | null {
  const [first = ''] = typed
  const plain = plainText(first)
  switch (definition.type) {
    case 'bool':
      return yes.has(plain) || (no.has(plain) ? false : null)
    case 'text':
      return cleanLine(first)
    case 'int':
    case 'number':
      return numberIn(first)
    case 'multi':
      return optionsIn(optionsOf(definition, values), typed)
    case 'enum':
      return optionNamed(optionsOf(definition, values), first)
  }
}

/** "1 250,5 m²" */
function numberIn(text: string): number | null {
  const [digits] = /-?\d[\d\s\u00A0]*(?:[.,]\d+)?/.exec(text) ?? []
  return digits ? Number(digits.replaceAll(/[\s\u00A0]/g, '').replace(',', '.')) : null
}

function optionsIn(options: readonly AttributeOption[], typed: readonly string[]): string[] | null {
  const names = typed.flatMap((text) => text.split(/[,;|]/)).filter((text) => text.trim() !== '')
  const found = names.map((name) => optionNamed(options, name))
  return found.includes(null) ? null : found.filter((one) => one !== null)
}

function optionNamed(options: readonly AttributeOption[], name: string): string | null {
  const plain = plainText(name)
  const found = options.find(
    ({ value, labels }) =>
      value === name.trim() || languages.some((lang) => plainText(labels[lang]) === plain),
  )
  if (found) return found.value
  const bare = withoutGender(plain)
  const like = options.filter(({ labels }) =>
    languages.some((lang) => withoutGender(plainText(labels[lang])) === bare),
  )
  const [only, second] = like
  return only && !second ? only.value : null
}

/** Words without the endings that adjectives have by gender: "новый" and "новое", "nou" and "nouă", "alb" and "albă". */
function withoutGender(plain: string): string {
  return plain.replaceAll(/(?<=\p{L}{2})(?:[ыиоаяе][йяе]|ua|a|u)(?!\p{L})/gu, '')
}
