import { attributeTarget } from '#contract/imports/imports.ts'
import type { Attribute } from '#contract/categories.ts'
import { languages } from '#contract/languages.ts'
import { importColumns, importFields, type ImportField } from '#contract/rules/imports/columns.ts'
import { plainText } from '#contract/rules/text/fold.ts'

const fieldByName = new Map(
  importFields.flatMap((field) =>
    importColumns[field].names.map((name) => [plainText(name), field] as const),
  ),
)

/** Of several columns for one of these the first in this order wins; of others all do. */
const several: readonly string[] = ['photos', 'description']

/**
 * What a column is by its name: a field, an attribute of the subcategories that lines go to, or nothing (empty). A
 * number behind a name is left out: "photo 2", "image_link3".
 */
export function guessField(name: string, attributes: readonly Attribute[]): string {
  const plain = plainText(name)
  const found = fieldByName.get(plain) ?? fieldByName.get(plain.replace(/ ?\d+$/, ''))
  return found ?? guessAttribute(plain, attributes)
}

function guessAttribute(plain: string, attributes: readonly Attribute[]): string {
  const found = attributes.find(
    ({ key, labels }) =>
      plainText(key) === plain || languages.some((lang) => plainText(labels[lang]) === plain),
  )
  return found ? attributeTarget + found.key : ''
}

/** Columns by target, in the order of the file; of those guessed for one field the likeliest name alone. */
export function guessFields(
  columns: readonly string[],
  attributes: readonly Attribute[],
): Map<string, string> {
  const guessed = new Map(columns.map((name) => [name, guessField(name, attributes)]))
  for (const field of importFields.filter((one) => !several.includes(one))) {
    const rivals = columns.filter((name) => guessed.get(name) === field)
    const [first] = rivals.toSorted((a, b) => rankOf(field, a) - rankOf(field, b))
    for (const name of rivals) if (name !== first) guessed.set(name, '')
  }
  return guessed
}

function rankOf(field: ImportField, name: string): number {
  const { names } = importColumns[field]
  const at = names.findIndex((one) => plainText(one) === plainText(name))
  return at === -1 ? names.length : at
}
