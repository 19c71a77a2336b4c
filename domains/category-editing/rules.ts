import type { Attribute, AttributeOption } from '#contract/categories.ts'
import type { Labels } from '#contract/languages.ts'
import { isChoice, isNumeric, type AttributeType } from '#contract/rules/categories/editing.ts'
import { fold } from '#contract/rules/text/fold.ts'
import { Refusal } from '#contract/refusals.ts'

/** An option with whether it is offered to new adverts. */
export interface ListedOption extends AttributeOption {
  readonly isOffered: boolean
}

/** Labels as they are stored: ș and ț with a comma. Refuses empty ones, by their field. */
export function checkedLabels(labels: Labels): Labels {
  for (const lang of ['ro', 'ru', 'en'] as const)
    if (labels[lang].trim() === '') throw new Refusal('field_required', `labels.${lang}`)
  return { ...labels, ro: withCommas(labels.ro) }
}

function withCommas(text: string): string {
  const letters: Readonly<Record<string, string>> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' }
  return text.replaceAll(/[şŞţŢ]/g, (letter) => letters[letter] ?? letter)
}

/** An identifier out of a label, "Scaune auto" is "scaune-auto", with a number when it is taken. */
export function identifierOf(
  label: string,
  taken: ReadonlySet<string>,
  { separator = '-', prefix }: { readonly separator?: '-' | '_'; readonly prefix: string },
): string {
  const words = fold(label).match(/[a-z0-9]+/g) ?? []
  const plain = words.join(separator).slice(0, 36).replace(/[-_]$/, '')
  // A number would be taken for an id, and keys begin with a letter.
  const first = /^[a-z]/.test(plain) ? plain : [prefix, plain].filter(Boolean).join(separator)
  for (let number = 1; ; number++) {
    const name = number === 1 ? first : `${first}${separator}${number}`
    if (!taken.has(name)) return name
  }
}

/** Value of a new option: of its English label, then the Romanian one. */
export function optionValueOf({ en, ro }: Labels, taken: ReadonlySet<string>): string {
  const latin = /[a-z0-9]/i.test(en) ? en : ro
  const words = fold(latin).match(/[a-z0-9]+/g) ?? ['option']
  const plain = words.join('-').slice(0, 50)
  for (let number = 1; ; number++) {
    const value = number === 1 ? plain : `${plain}-${number}`
    if (!taken.has(value)) return value
  }
}

/** How an attribute of a kind is filtered by; one that was a single choice stays one. */
export function filterOf(
  type: AttributeType,
  isFilterable: boolean,
  before?: Attribute['filter'],
): Attribute['filter'] {
  if (!isFilterable) return 'none'
  if (before && before !== 'none') return before
  if (isChoice(type)) return 'multi'
  if (isNumeric(type)) return 'range'
  return type === 'bool' ? 'bool' : 'text'
}

/** A list with the options that are hidden at its end, as far as they are not elsewhere in it. */
export function optionsIn(
  attribute: { readonly definition: Attribute; readonly known: Attribute },
  parent: string,
): ListedOption[] {
  const offered = new Set(listOf(attribute.definition, parent).map(({ value }) => value))
  return listOf(attribute.known, parent).map((option) => ({
    ...option,
    isOffered: offered.has(option.value),
  }))
}

/** The options of one list; `parent` is empty where the attribute depends on no other. */
export function listOf(
  { options, optionsBy }: Attribute,
  parent: string,
): readonly AttributeOption[] {
  return (parent === '' ? options : optionsBy?.[parent]) ?? []
}

/** The attribute with another list of options. */
export function withList(
  attribute: Attribute,
  parent: string,
  options: readonly AttributeOption[],
): Attribute {
  const list = [...options]
  if (parent === '') return { ...attribute, options: list }
  const { [parent]: _old, ...rest } = attribute.optionsBy ?? {}
  return {
    ...attribute,
    optionsBy: list.length > 0 ? { ...rest, [parent]: list } : rest,
  }
}

type State = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** What differs between two states, for the audit log. */
export function difference(before: State, after: State): { before: State; after: State } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const partOf = (state: State): State =>
    Object.fromEntries(names.map((name) => [name, state[name] ?? null]))
  return { before: partOf(before), after: partOf(after) }
}

/** Labels in one line, "Scaune / Стулья / Chairs". */
export function labelLine({ ro, ru, en }: Labels): string {
  return [ro, ru, en].join(' / ')
}

/** Whether two lists hold the same, in any order. */
export function isPermutation<T>(before: readonly T[], after: readonly T[]): boolean {
  const all = new Set(before)
  return (
    all.size === after.length &&
    new Set(after).size === all.size &&
    after.every((one) => all.has(one))
  )
}
