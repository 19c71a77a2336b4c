import { expect, test } from 'vitest'
import { CategoryFile } from './category-shape.ts'
import { PlaceFile } from './place-shape.ts'
import { parseDataFiles, readDataFiles } from '../read-data.ts'
import { readShape } from '../read-file.ts'

const files = await readDataFiles()

type Path = readonly (string | number)[]

/** Faults of a file in which one value is replaced or, without a replacement, removed. */
function faultsWith(name: 'categories.json' | 'places.json', path: Path, value?: unknown): string {
  const data: unknown = JSON.parse(files[name])
  let at = Object(data)
  for (const step of path.slice(0, -1)) at = at[step]
  at[path.at(-1) ?? ''] = value
  const text = JSON.stringify(data)
  try {
    if (name === 'categories.json') readShape(CategoryFile, name, text)
    else readShape(PlaceFile, name, text)
  } catch (error) {
    return String(error).split('\n').slice(1).join('\n').trim()
  }
  return ''
}

test('the files of the repository are sound', () => {
  expect(parseDataFiles(files).categories.categories).toHaveLength(19)
})

test('lost and found pets are among the pets', () => {
  const { categories } = parseDataFiles(files).categories
  const groups = categories.flatMap((category) => category.groups)
  const pets = groups.find(({ slug }) => slug === 'animale-companie')

  expect(pets?.subcategories.map(({ slug }) => slug)).toContain('pierdute-gasite-animale')
})

const first = ['categories', 0] as const
const secondGroup = [...first, 'groups', 1, 'subcategories', 0] as const

test.each<[string, Path, unknown]>([
  [
    'categories[3].groups[1].labels.ru is missing',
    ['categories', 3, 'groups', 1, 'labels', 'ru'],
    undefined,
  ],
  ['categories[0].labels.en is empty', [...first, 'labels', 'en'], ''],
  [
    'categories[0].labels.ro holds a letter with a cedilla: ș and ț have a comma',
    [...first, 'labels', 'ro'],
    'Maşini',
  ],
  ['categories[1].slug repeats the slug "transport"', ['categories', 1, 'slug'], 'transport'],
  [
    'categories[0].groups[1].subcategories[0].slug repeats the slug "autoturisme"',
    [...secondGroup, 'slug'],
    'autoturisme',
  ],
  ['categories[0].groups[1].subcategories[0].id repeats the id "1"', [...secondGroup, 'id'], 1],
  [
    'categories[0].groups[1].subcategories[0].attributeSet names the unknown attribute set "carr"',
    [...secondGroup, 'attributeSet'],
    'carr',
  ],
  [
    'attributeSets.car[2] names the unknown attribute "modell"',
    ['attributeSets', 'car', 2],
    'modell',
  ],
  [
    'attributeSets.moto[1] repeats the key "brand"',
    ['attributeSets', 'moto'],
    ['phone_brand', 'brand'],
  ],
  [
    'attributeSets.moto[0] depends on "make", which the set lacks',
    ['attributeSets', 'moto'],
    ['model'],
  ],
  [
    'attributes.state.options[3].value repeats the option "new"',
    ['attributes', 'state', 'options', 3, 'value'],
    'new',
  ],
  [
    'attributes.experience.options[3].value is no value',
    ['attributes', 'experience', 'options', 3, 'value'],
    '3+',
  ],
  ['attributes.year.max is less than min', ['attributes', 'year', 'max'], 1],
  [
    'attributes.year.filter "select" does not fit the type "int"',
    ['attributes', 'year', 'filter'],
    'select',
  ],
  ['categories[0].lifeDays: Too small', [...first, 'lifeDays'], 3],
  ['categories[0]: Unrecognized key: "lifedays"', [...first, 'lifedays'], 3],
])('%s', (fault, path, value) => {
  expect(faultsWith('categories.json', path, value)).toContain(fault)
})

test('a place without a Russian name, and two districts of one code, are refused by their path', () => {
  expect(faultsWith('places.json', [2, 'localities', 5, 'name_ru'])).toBe(
    '[2].localities[5].name_ru is missing',
  )
  expect(faultsWith('places.json', [1, 'code'], 'MD-AN')).toBe('[1].code repeats the code "MD-AN"')
})
