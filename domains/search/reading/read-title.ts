import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { attributeProblem } from '#contract/rules/advert/advert-attributes.ts'
import { fold, plainWords } from '#contract/rules/text/fold.ts'
import { attributesOf } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { rootsOf, type FormsByWord } from '../analyze/tokens.ts'
import { lexiconOf, type Lexicon } from '../expand/lexicon/lexicon.ts'
import { proposeSubcategories, type Proposal } from '../proposals/propose.ts'
import { bareNumbers, numberRules, shortNames, type NumberRule } from './number-rules.ts'
import { modelNamed, optionsNamed } from './option-words.ts'
import { readMaker, readProductLine } from './product-lines.ts'

/** What a title says of the thing. */
export interface TitleReading {
  /** As `proposeSubcategories` gives them. */
  readonly proposals: readonly Proposal[]
  /** Slug of the subcategory that the attributes are of; empty: none is known. */
  readonly subcategory: string
  readonly attributes: AttributeValues
}

interface Written {
  readonly title: string
  /** Names of photo files: they count for what the title leaves open. */
  readonly photoNames: readonly string[]
  /** Chosen by the seller; absent: the first proposed. */
  readonly subcategory?: string | undefined
}

/**
 * Reads subcategory and attribute values from a title. Every value is one that the form would accept; what is not
 * stated is left out.
 */
export async function readTitle(
  deps: Pick<Deps, 'sql'>,
  { title, photoNames, subcategory: chosen }: Written,
): Promise<TitleReading> {
  const named = photoNames
    .map(wordsOfFile)
    .filter((text) => text !== '')
    .join(' ')
  const ofTitle = title.trim() === '' ? [] : await proposeSubcategories(deps, title)
  const proposals =
    ofTitle.length > 0 || named === '' ? ofTitle : await proposeSubcategories(deps, named)
  const subcategory = chosen || (proposals[0]?.slug ?? '')
  const definitions = subcategory ? await attributesOf(deps, subcategory) : []
  if (definitions.length === 0) return { proposals, subcategory, attributes: {} }
  const [stated, shown] = [
    await attributesIn(deps, title, definitions),
    named === '' ? {} : await attributesIn(deps, named, definitions),
  ]
  return { proposals, subcategory, attributes: accepted({ ...shown, ...stated }, definitions) }
}

/** The words of a file name, without those that cameras and messengers write: "iphone-13.jpg", but "IMG_2041.jpg". */
function wordsOfFile(name: string): string {
  const words = fold(name.replace(/\.\p{L}{3,4}$/u, ''))
    .replaceAll(/[_\-.()]+/g, ' ')
    .trim()
  return /^(?:img|dsc|pxl|photo|foto|image|whatsapp|viber|screenshot|received|\d)/.test(words) ||
    words.length < 4
    ? ''
    : words
}

async function attributesIn(
  deps: Pick<Deps, 'sql'>,
  title: string,
  definitions: readonly Attribute[],
): Promise<AttributeValues> {
  const values: AttributeValues = {}
  const rest = readNumbers(fold(title), definitions, values)
  const words = plainWords(rest)
  const [forms, lexicon] = await Promise.all([rootsOf(deps, words), lexiconOf(deps)])
  readBrand(rest, words, definitions, values)
  readOptions(words, definitions, values, { forms, lexicon })
  readModel(title, definitions, values)
  return values
}

/** Applies the rules one after the other; gives the text without what they have read. */
function readNumbers(
  folded: string,
  definitions: readonly Attribute[],
  values: AttributeValues,
): string {
  const keys = new Set(definitions.map(({ key }) => key))
  const bare = [
    ...(keys.has('engine_cc') && !keys.has('make') ? [bareNumbers.engine_cc] : []),
    ...(keys.has('resolution') ? [bareNumbers.screen_in] : []),
    ...(keys.has('shoe_size') ? [bareNumbers.shoe_size] : []),
  ]
  return [...numberRules, ...shortNames, ...bare].reduce(
    (text, rule) => applied(text, rule, definitions, values),
    folded,
  )
}

function applied(
  text: string,
  { pattern, read }: NumberRule,
  definitions: readonly Attribute[],
  values: AttributeValues,
): string {
  for (const found of text.matchAll(new RegExp(pattern, 'gu'))) {
    const taken = Object.entries(read(found)).filter(([key, value]) =>
      take(key, value, definitions, values),
    )
    if (taken.length > 0)
      return `${text.slice(0, found.index)} ; ${text.slice(found.index + found[0].length)}`
  }
  return text
}

/** Sets a value that has none yet and that the form would accept. */
function take(
  key: string,
  value: AttributeValues[string],
  definitions: readonly Attribute[],
  values: AttributeValues,
): boolean {
  const definition = definitions.find((one) => one.key === key)
  if (!definition || values[key] !== undefined) return false
  if (attributeProblem(definition, { ...values, [key]: value }) !== null) return false
  values[key] = value
  return true
}

function readBrand(
  text: string,
  words: readonly string[],
  definitions: readonly Attribute[],
  values: AttributeValues,
): void {
  const brand = definitions.find(({ key }) => key === 'brand')
  if (!brand) return
  const line = readProductLine(text)
  if (line && brand.type === 'enum') {
    take('brand', line.brand, definitions, values)
    if (line.model) take('model', line.model, definitions, values)
  }
  if (brand.type !== 'text') return
  const maker = readMaker(words) ?? (line && readMaker([line.brand]))
  if (maker) take('brand', maker, definitions, values)
}

function readOptions(
  words: readonly string[],
  definitions: readonly Attribute[],
  values: AttributeValues,
  sources: { readonly forms: FormsByWord; readonly lexicon: Lexicon },
): void {
  const used = new Set<number>()
  for (const { key, value, at, length } of optionsNamed(words, definitions, sources)) {
    const span = Array.from({ length }, (_none, index) => at + index)
    if (span.some((one) => used.has(one))) continue
    const type = definitions.find((one) => one.key === key)?.type
    if (take(key, typedOption(type, value), definitions, values)) {
      for (const one of span) used.add(one)
    }
  }
}

/** An option's value in the shape that an attribute of the type stores. */
function typedOption(type: Attribute['type'] | undefined, value: string): AttributeValues[string] {
  if (type === 'bool') return value === 'true'
  return type === 'multi' ? [value] : value
}

/** The model of the make; without a make, of the only one that has such a model. */
function readModel(
  title: string,
  definitions: readonly Attribute[],
  values: AttributeValues,
): void {
  const model = definitions.find(({ dependsOn }) => dependsOn !== undefined)
  const parent = model?.dependsOn
  if (!model?.optionsBy || parent === undefined) return
  const known = values[parent]
  const makes = typeof known === 'string' ? [known] : Object.keys(model.optionsBy)
  const found = makes.flatMap((make) => {
    const value = modelNamed(title, model.optionsBy?.[make] ?? [])
    // Alone "500" or "3" is no model.
    return value && (typeof known === 'string' || /\p{L}{3}/u.test(value)) ? [{ make, value }] : []
  })
  const [only, second] = found
  if (!only || second) return
  take(parent, only.make, definitions, values)
  take(model.key, only.value, definitions, values)
}

/** Without values that another one rules out, such as the model of another make. */
function accepted(values: AttributeValues, definitions: readonly Attribute[]): AttributeValues {
  const right: AttributeValues = {}
  for (const { key } of definitions) {
    const value = values[key]
    if (value !== undefined) take(key, value, definitions, right)
  }
  return right
}
