import { createHash } from 'node:crypto'
import type { Attribute } from '#contract/categories.ts'
import { attributeTarget } from '#contract/imports/imports.ts'
import type { Lang } from '#contract/languages.ts'
import {
  importCurrencies,
  importPhotos,
  type ImportField,
} from '#contract/rules/imports/columns.ts'
import { importOwnIdLength } from '#contract/rules/imports/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { cleanLine, cleanParagraphs } from '#contract/rules/text/clean-text.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
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
const valueLength = 80

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
  return cleanLine(said.flatMap(([, values]) => values).join(', ')).slice(0, valueLength)
}

/** Refuses, with the field, a line without an id or a mapped category, and one whose place or currency is unknown. */
export function prepareLine(parts: PrepareParts, fields: Values): PreparedLine {
  const { mapping, language } = parts
  const [first = ''] = valuesOf(mapping, fields, 'ownId')
  const ownId = cleanLine(first)
  if (ownId === '') throw new Refusal('import_id_required', 'ownId')
  if (ownId.length > importOwnIdLength) throw new Refusal('too_long', 'ownId')
  const subcategorySlug = subcategoryOf(mapping, fields)
  const attributes = attributesFrom(
    parts.attributesOf(subcategorySlug),
    attributeTexts(mapping, fields),
  )
  const title = titleOf(mapping, fields)
  const typed: TypedAdvert = {
    ...{
      language: languageOf(title, language),
      title,
      subcategorySlug,
      attributes: attributes.values,
      isFree: false,
    },
    description: descriptionOf(mapping, fields),
    price: priceOf(mapping, fields),
    currency: currencyOf(mapping, fields),
    placeSlug: placeOf(parts, fields),
    address: cleanLine(valuesOf(mapping, fields, 'address')[0] ?? ''),
  }
  const photos = photosOf(mapping, fields)
  const notes = attributes.unknown.map((key) => leftOut(mapping, fields, key))
  const digest = createHash('sha256')
    .update(JSON.stringify([typed, photos]))
    .digest('base64url')
  return { ownId, title, typed, photos, notes, digest }
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

function subcategoryOf(mapping: Mapping, fields: Values): string {
  const slug = targetOf(mapping.categories, categoryOf(mapping, fields))
  if (slug === undefined) throw new Refusal('import_category_unmapped', 'category')
  if (slug === '') throw new Refusal('import_category_left_out', 'category')
  return slug
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

function currencyOf(mapping: Mapping, fields: Values): CurrencyCode {
  const [typed = ''] = valuesOf(mapping, fields, 'currency')
  const code = typed.trim().toUpperCase().replace(/\.$/, '')
  if (code === '') return 'MDL'
  const currency = Object.hasOwn(importCurrencies, code) ? importCurrencies[code] : undefined
  if (!currency) throw new Refusal('import_currency_unknown', 'currency')
  return currency
}

function placeOf({ mapping, places, placeSlug }: PrepareParts, fields: Values): string {
  const [name = ''] = valuesOf(mapping, fields, 'place')
  const slug = name.trim() === '' ? placeSlug : places.find(name)
  if (slug !== null) return slug
  throw new Refusal(name.trim() === '' ? 'place_required' : 'import_place_unknown', 'place')
}

/** A column may name several: "https://a.md/1.jpg, https://a.md/2.jpg". */
function photosOf(mapping: Mapping, fields: Values): string[] {
  const urls = valuesOf(mapping, fields, 'photos').flatMap((value) =>
    value.split(/[\s|]+|[,;](?=\s*https?:)/i).map((url) => url.replace(/[,;]+$/, '')),
  )
  return [...new Set(urls.filter((url) => url !== ''))].slice(0, importPhotos)
}
