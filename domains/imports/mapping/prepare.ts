import { createHash } from 'node:crypto'
import type { Attribute } from '#contract/categories.ts'
import { attributeTarget } from '#contract/imports/imports.ts'
import type { Lang } from '#contract/languages.ts'
import {
  importCurrencies,
  importPhotos,
  type ImportField,
} from '#contract/rules/imports/columns.ts'
import { importOwnIdLength, importSaidLength } from '#contract/rules/imports/limits.ts'
import type { AdvertProblem } from '#contract/rules/advert/advert-rules.ts'
import { cleanLine, cleanParagraphs } from '#contract/rules/text/clean-text.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { refuseFirst, type RefusalCode } from '#contract/refusals.ts'
import type { TypedAdvert } from '../../adverts/service.ts'
import type { PlaceIndex } from './places.ts'
import { attributesFrom } from './values.ts'

/** Targets by the names of a file. */
export interface Mapping {
  readonly fields: Readonly<Record<string, string>>
  readonly categories: Readonly<Record<string, string>>
}

/** The name of the category of lines that have none. */
export const noCategory = '*'

export interface LineNote {
  readonly kind: 'value' | 'photo'
  readonly text: string
}

/** What a line says, in the words of the site. */
export interface PreparedLine {
  readonly ownId: string
  readonly title: string
  readonly typed: TypedAdvert
  /** Addresses of photos, the main one first. */
  readonly photos: readonly string[]
  readonly notes: readonly LineNote[]
  /** Of all of the above. */
  readonly digest: string
}

export interface PrepareParts {
  readonly mapping: Mapping
  readonly language: Lang
  /** Of lines that name no place; null: they are refused. */
  readonly placeSlug: string | null
  readonly places: PlaceIndex
  readonly attributesOf: (subcategory: string) => readonly Attribute[]
}

/** Names are those of a file, so they may be names of `Object.prototype`. */
export function targetOf(targets: Mapping['fields'], name: string): string | undefined {
  return Object.hasOwn(targets, name) ? targets[name] : undefined
}

type Values = Readonly<Record<string, readonly string[]>>

const noteLength = 200

/** The name of the category of a line, as it is mapped. */
function categoryOf(mapping: Mapping, fields: Values): string {
  return valuesOf(mapping, fields, 'category')[0] ?? noCategory
}

/** The own id and the title of a line, for the report, whatever else is wrong with it. */
export function namesOf(mapping: Mapping, fields: Values): { ownId: string; title: string } {
  const [ownId = ''] = valuesOf(mapping, fields, 'ownId')
  return { ownId: cleanLine(ownId).slice(0, importOwnIdLength), title: titleOf(mapping, fields) }
}

/** What a line says in a field of an advert that was refused, for the report. */
export function typedIn(mapping: Mapping, fields: Values, field: string): string {
  const target = field.replace(/^attributes\./, attributeTarget).replace('subcategory', 'category')
  const said = Object.entries(fields).filter(([name]) => mapping.fields[name] === target)
  return cleanLine(said.flatMap(([, values]) => values).join(', ')).slice(0, importSaidLength)
}

/** Refuses, with the field, what `readLine` finds a problem of. */
export function prepareLine(parts: PrepareParts, fields: Values): PreparedLine {
  const { prepared, problems } = readLine(parts, fields)
  refuseFirst(problems)
  return prepared
}

interface ReadLine {
  /** Without what could not be read. */
  readonly prepared: PreparedLine
  readonly problems: readonly AdvertProblem[]
}

/**
 * What a line says, with all that cannot be read of it: no id or mapped category, an unknown place, currency or value
 * of a required attribute. Without a category its attributes are not looked at.
 */
export function readLine(parts: PrepareParts, fields: Values): ReadLine {
  const { mapping, language } = parts
  const ownId = ownIdOf(mapping, fields)
  const category = subcategoryOf(mapping, fields)
  const currency = currencyOf(mapping, fields)
  const place = placeOf(parts, fields)
  const attributes = attributesOf(parts, category.value, fields)
  const title = titleOf(mapping, fields)
  const typed: TypedAdvert = {
    ...{ language: languageOf(title, language), title, isFree: false },
    ...{ subcategorySlug: category.value, attributes: attributes.values },
    description: descriptionOf(mapping, fields),
    price: priceOf(mapping, fields),
    currency: currency.value,
    placeSlug: place.value,
    address: cleanLine(valuesOf(mapping, fields, 'address')[0] ?? ''),
  }
  const photos = photosOf(mapping, fields)
  const digest = createHash('sha256')
    .update(JSON.stringify([typed, photos]))
    .digest('base64url')
  const problems = Object.entries({ ownId, category, currency, place }).flatMap(
    ([field, { code }]) => (code === null ? [] : [{ field, code }]),
  )
  return {
    prepared: { ownId: ownId.value, title, typed, photos, notes: attributes.notes, digest },
    problems: [...problems, ...attributes.problems],
  }
}

/** What is read in a field, and why it cannot be used. */
interface Said<Value> {
  readonly value: Value
  readonly code: RefusalCode | null
}

function ownIdOf(mapping: Mapping, fields: Values): Said<string> {
  const value = cleanLine(valuesOf(mapping, fields, 'ownId')[0] ?? '')
  if (value === '') return { value, code: 'import_id_required' }
  return { value, code: value.length > importOwnIdLength ? 'too_long' : null }
}

function valuesOf({ fields: targets }: Mapping, fields: Values, target: ImportField): string[] {
  return Object.entries(fields).flatMap(([name, values]) =>
    targetOf(targets, name) === target ? values : [],
  )
}

function titleOf(mapping: Mapping, fields: Values): string {
  const [title] = valuesOf(mapping, fields, 'title')
  // A YML names what it sells by its maker and model.
  const parts = ['typePrefix', 'vendor', 'model'].map((name) => fields[name]?.[0] ?? '')
  return cleanLine(title ?? parts.join(' '))
}

/** Files mix languages, and Cyrillic letters are of one of ours alone. */
function languageOf(title: string, ofFile: Lang): Lang {
  const count = (letters: RegExp): number => title.match(letters)?.length ?? 0
  return count(/\p{Script=Cyrillic}/gu) > count(/\p{Script=Latin}/gu) ? 'ru' : ofFile
}

function subcategoryOf(mapping: Mapping, fields: Values): Said<string> {
  const slug = targetOf(mapping.categories, categoryOf(mapping, fields))
  if (slug === undefined) return { value: '', code: 'import_category_unmapped' }
  return { value: slug, code: slug === '' ? 'import_category_left_out' : null }
}

/** Unknown values are left out with a note, unless the attribute is required. */
function attributesOf(parts: PrepareParts, subcategory: string, fields: Values) {
  const definitions = parts.attributesOf(subcategory)
  const { values, unknown } = attributesFrom(definitions, attributeTexts(parts.mapping, fields))
  const required = new Set(definitions.flatMap(({ key, isRequired }) => (isRequired ? [key] : [])))
  const problems = unknown
    .filter((key) => required.has(key))
    .map((key): AdvertProblem => ({ field: `attributes.${key}`, code: 'import_value_unknown' }))
  const notes = unknown
    .filter((key) => !required.has(key))
    .map((key) => leftOut(parts.mapping, fields, key))
  return { values, problems, notes }
}

function attributeTexts({ fields: targets }: Mapping, fields: Values): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const [name, values] of Object.entries(fields)) {
    const target = targetOf(targets, name) ?? ''
    if (!target.startsWith(attributeTarget)) continue
    const key = target.slice(attributeTarget.length)
    texts.set(key, [...(texts.get(key) ?? []), ...values])
  }
  return texts
}

function leftOut(mapping: Mapping, fields: Values, key: string): LineNote {
  const [name, values] =
    Object.entries(fields).find(
      ([one]) => targetOf(mapping.fields, one) === attributeTarget + key,
    ) ?? []
  return { kind: 'value', text: cleanLine(`${name}: ${values?.join(', ')}`).slice(0, noteLength) }
}

const htmlNames: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
}

/** Several columns, one under the other; of HTML its text. */
function descriptionOf(mapping: Mapping, fields: Values): string {
  const text = valuesOf(mapping, fields, 'description').join('\n\n')
  const plain = text
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]{0,100}>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => htmlNames[name] ?? whole)
  return cleanParagraphs(plain)
}

/** Without a thousandth, which feeds write as "1200.0000". */
function priceOf(mapping: Mapping, fields: Values): string {
  const [price = ''] = valuesOf(mapping, fields, 'price')
  return price
    .trim()
    .replace(/^(\d+)[.,](\d{2})0+$/, '$1.$2')
    .slice(0, 40)
}

function currencyOf(mapping: Mapping, fields: Values): Said<CurrencyCode> {
  const [typed = ''] = valuesOf(mapping, fields, 'currency')
  const code = typed.trim().toUpperCase().replace(/\.$/, '')
  if (code === '') return { value: 'MDL', code: null }
  const currency = Object.hasOwn(importCurrencies, code) ? importCurrencies[code] : undefined
  return { value: currency ?? 'MDL', code: currency ? null : 'import_currency_unknown' }
}

function placeOf({ mapping, places, placeSlug }: PrepareParts, fields: Values): Said<string> {
  const [name = ''] = valuesOf(mapping, fields, 'place')
  const isNamed = name.trim() !== ''
  const slug = isNamed ? places.find(name) : placeSlug
  if (slug !== null) return { value: slug, code: null }
  return { value: '', code: isNamed ? 'import_place_unknown' : 'place_required' }
}

/** A column may name several: "https://a.md/1.jpg, https://a.md/2.jpg". */
function photosOf(mapping: Mapping, fields: Values): string[] {
  const urls = valuesOf(mapping, fields, 'photos').flatMap((value) =>
    value.split(/[\s|]+|[,;](?=\s*https?:)/i).map((url) => url.replace(/[,;]+$/, '')),
  )
  return [...new Set(urls.filter((url) => url !== ''))].slice(0, importPhotos)
}
