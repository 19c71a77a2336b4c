import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SeededRule } from '#domains/adverts/service.ts'
import { IntentsShape } from '#domains/search/service.ts'
import { CategoryFile, type CategoryData } from './shapes/category-shape.ts'
import { ReviewRuleFile } from './shapes/review-rule-shape.ts'
import { PlaceFile, type DistrictData } from './shapes/place-shape.ts'
import { readShape } from './read-file.ts'

const folder = new URL('../../data/', import.meta.url)
const names = [
  'categories.json',
  'places.json',
  'synonyms.txt',
  'intents.json',
  'bnm-sample.xml',
  'review-rules.json',
] as const

/** Texts of the files of db/data, by name. */
type DataFiles = Readonly<Record<(typeof names)[number], string>>

export interface ReferenceData {
  readonly categories: CategoryData
  readonly districts: readonly DistrictData[]
  /** The synonyms file. */
  readonly synonyms: string
  /** The text of `intents.json`, checked by its shape. */
  readonly intents: string
  /** The bank's rates feed, for the first rate set. */
  readonly ratesFeed: string
  readonly reviewRules: readonly SeededRule[]
}

export async function readDataFiles(): Promise<DataFiles> {
  const [categories, places, synonyms, intents, rates, rules] = await Promise.all(
    names.map((name) => readFile(new URL(name, folder), 'utf8')),
  )
  return {
    'categories.json': categories ?? '',
    'places.json': places ?? '',
    'synonyms.txt': synonyms ?? '',
    'intents.json': intents ?? '',
    'bnm-sample.xml': rates ?? '',
    'review-rules.json': rules ?? '',
  }
}

export function digestOf(files: DataFiles): string {
  const digest = createHash('sha256')
  for (const name of names) digest.update(`${name}\n${files[name]}\n`)
  return digest.digest('hex')
}

/** Parses the files. Refuses an invalid file with the path of each fault. */
export function parseDataFiles(files: DataFiles): ReferenceData {
  return {
    categories: readShape(CategoryFile, 'categories.json', files['categories.json']),
    districts: readShape(PlaceFile, 'places.json', files['places.json']),
    synonyms: files['synonyms.txt'],
    intents: readIntentsFile(files['intents.json']),
    ratesFeed: files['bnm-sample.xml'],
    reviewRules: readShape(ReviewRuleFile, 'review-rules.json', files['review-rules.json']),
  }
}

function readIntentsFile(text: string): string {
  readShape(IntentsShape, 'intents.json', text)
  return text
}
