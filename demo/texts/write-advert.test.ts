import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { optionsOf } from '#contract/rules/advert/advert-options.ts'
import { createRandom } from '#demo/random.ts'
import { writeAdvert } from './write-advert.ts'
import type { AttributeDefinition, AttributeValues } from './attribute-definition.ts'
import { readRecipes } from '#demo/market/read-market.ts'
import type { Recipe } from '#demo/market/recipe.ts'

interface CategoryFile {
  readonly categories: readonly {
    readonly slug: string
    readonly groups: readonly {
      readonly subcategories: readonly { readonly slug: string; readonly attributeSet?: string }[]
    }[]
  }[]
  readonly attributeSets: Readonly<Record<string, readonly string[]>>
  readonly attributes: Readonly<
    Record<string, Omit<AttributeDefinition, 'isRequired'> & { required?: boolean }>
  >
}

interface Shelf {
  readonly name: string
  readonly recipe: Recipe | undefined
  readonly definitions: readonly AttributeDefinition[]
}

const file: CategoryFile = JSON.parse(
  readFileSync(new URL('../../db/data/categories.json', import.meta.url), 'utf8'),
)

const recipes = new Map(
  (await Promise.all(file.categories.map(({ slug }) => readRecipes(slug)))).flatMap((read) => [
    ...read,
  ]),
)

const shelves: readonly Shelf[] = file.categories.flatMap(({ slug, groups }) =>
  groups
    .flatMap(({ subcategories }) => subcategories)
    .map((subcategory) => ({
      name: `${slug}/${subcategory.slug}`,
      recipe: recipes.get(subcategory.slug),
      definitions: (file.attributeSets[subcategory.attributeSet ?? ''] ?? [])
        .map((name) => file.attributes[name])
        .filter((definition) => definition !== undefined)
        .map(({ required = false, ...definition }) => ({ ...definition, isRequired: required })),
    })),
)

test('every subcategory has goods to sell and sentences to describe them', () => {
  const bare = shelves.filter(
    ({ recipe }) => !recipe || recipe.goods.length < 5 || poolsOf(recipe) < 2,
  )
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('what a good fixes is a value its subcategory knows', () => {
  const wrong = shelves.flatMap(({ name, recipe, definitions }) =>
    (recipe?.goods ?? []).flatMap(({ ro, attributes = {} }) =>
      wrongKeys(attributes, definitions).map((key) => `${name}: ${ro}: ${key}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('adverts have no open slot, no cedilla and only valid values', () => {
  const random = createRandom(7)
  const stocked = shelves.filter(({ recipe }) => recipe)
  for (let count = 0; count < 2000; count++) {
    const { name, recipe, definitions } = random.pick(stocked)
    if (!recipe) continue
    const advert = writeAdvert(recipe, definitions, random)
    const text = `${advert.title} ${advert.description}`

    expect(text, name).not.toMatch(/[{}şţŞŢ]|undefined|NaN/)
    expect(wrongKeys(advert.attributes, definitions), `${name}: ${text}`).toEqual([])
    expect(Number.isInteger(advert.price) && advert.price >= 0, name).toBe(true)
    expect(missingKeys(advert.attributes, definitions), name).toEqual([])
  }
})

test('a flat is never above the last floor of its building', () => {
  const random = createRandom(11)
  const flats = shelves.find(({ name }) => name === 'imobiliare/apartamente-vanzare')
  for (let count = 0; count < 300 && flats?.recipe; count++) {
    const { attributes } = writeAdvert(flats.recipe, flats.definitions, random)
    expect(Number(attributes.floor ?? 1)).toBeLessThanOrEqual(Number(attributes.floors_total ?? 99))
  }
})

test('the same seed writes the same adverts', () => {
  const write = (seed: number) => {
    const random = createRandom(seed)
    return shelves.map(({ recipe, definitions }) =>
      recipe ? writeAdvert(recipe, definitions, random) : null,
    )
  }
  expect(write(42)).toEqual(write(42))
  expect(write(42)).not.toEqual(write(43))
})

function poolsOf({ sentences }: Recipe): number {
  return new Set(sentences.map(({ pool }) => pool)).size
}

function wrongKeys(
  values: AttributeValues,
  definitions: readonly AttributeDefinition[],
): readonly string[] {
  return Object.keys(values).filter((key) => {
    const definition = definitions.find((each) => each.key === key)
    return values[key] !== '' && !(definition && isValid(definition, values))
  })
}

function missingKeys(
  values: AttributeValues,
  definitions: readonly AttributeDefinition[],
): readonly string[] {
  return definitions
    .filter(({ key, isRequired }) => isRequired && values[key] === undefined)
    .map(({ key }) => key)
}

function isValid(definition: AttributeDefinition, values: AttributeValues): boolean {
  const { key, type, min = -Infinity, max = Infinity } = definition
  const value = values[key]
  if (type === 'bool') return typeof value === 'boolean'
  if (type === 'text') return typeof value === 'string'
  if (type === 'int' && !Number.isInteger(value)) return false
  if (type === 'int' || type === 'number')
    return typeof value === 'number' && value >= min && value <= max
  const known = new Set(optionsOf(definition, values).map((option) => option.value))
  const chosen = Array.isArray(value) ? value : [value]
  return chosen.every((each) => typeof each === 'string' && known.has(each))
}
