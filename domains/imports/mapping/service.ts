import type { Attribute, Category } from '#contract/categories.ts'
import { importFields } from '#contract/rules/imports/columns.ts'
import { importChoices } from '#contract/rules/imports/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { categoryTree, knownAttributesOf } from '../../categories/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { proposeSubcategories } from '../../search/service.ts'
import { guessCategory } from './categories.ts'
import { guessFields } from './fields.ts'
import { noCategory, targetOf, type Mapping } from './prepare.ts'
import { countChoices, listChoices, upsertChoices, type Choice } from './store.ts'

export { namesOf, noCategory, prepareLine, readLine, targetOf, typedIn } from './prepare.ts'
export type { LineNote, Mapping, PreparedLine, PrepareParts } from './prepare.ts'
export { placeIndex } from './places.ts'
export { listChoices } from './store.ts'

/** Names of a file that are mapped. */
export interface FileNames {
  readonly fields: readonly string[]
  /** The commonest first. */
  readonly categories: readonly string[]
}

/** Categories that are guessed by what like titles are in, which costs a query each. */
const proposedMax = 50

/**
 * Targets of the names of a file: as the company has chosen before, else guessed. Names without a target are absent
 * from the categories, and empty among the fields.
 */
export async function mappingOf(
  deps: Pick<Deps, 'sql'>,
  userId: number,
  names: FileNames,
): Promise<Mapping> {
  const choices = await listChoices(deps.sql, userId)
  const chosen = (kind: Choice['kind']) =>
    new Map(choices.flatMap((one) => (one.kind === kind ? [[one.source, one.target]] : [])))
  const categories = await mapCategories(deps, names.categories, chosen('category'))
  const attributes = await attributesIn(deps, Object.values(categories))
  const guessed = guessFields(names.fields, attributes)
  const chosenFields = chosen('field')
  const fields = names.fields.map((name) => [
    name,
    chosenFields.get(name) ?? unlessTaken(guessed.get(name) ?? '', chosenFields, names.fields),
  ])
  return { fields: Object.fromEntries(fields), categories }
}

/** A field that the company has chosen another column for is not guessed again; photos may have several. */
function unlessTaken(
  target: string,
  chosen: ReadonlyMap<string, string>,
  names: readonly string[],
): string {
  const isTaken = names.some((name) => chosen.get(name) === target)
  return isTaken && target !== 'photos' ? '' : target
}

/** The column of the file that says the category; null for none. */
export async function categoryColumn(
  deps: Pick<Deps, 'sql'>,
  userId: number,
  fields: readonly string[],
): Promise<string | null> {
  const { fields: targets } = await mappingOf(deps, userId, { fields, categories: [] })
  return fields.find((name) => targetOf(targets, name) === 'category') ?? null
}

async function mapCategories(
  deps: Pick<Deps, 'sql'>,
  names: readonly string[],
  chosen: ReadonlyMap<string, string>,
): Promise<Record<string, string>> {
  const tree = await categoryTree(deps)
  const offered = new Set(subcategoriesOf(tree))
  const entries: [string, string][] = []
  for (const [at, name] of names.entries()) {
    const before = chosen.get(name)
    const isKnown = before !== undefined && (before === '' || offered.has(before))
    const slug = isKnown ? before : await guessSubcategory(deps, tree, name, at < proposedMax)
    if (slug !== null) entries.push([name, slug])
  }
  return Object.fromEntries(entries)
}

async function guessSubcategory(
  deps: Pick<Deps, 'sql'>,
  tree: readonly Category[],
  name: string,
  isProposed: boolean,
): Promise<string | null> {
  if (name === noCategory) return null
  const byName = guessCategory(tree, name)
  if (byName !== null || !isProposed) return byName
  const narrowest = name.split(/[>»›/\\|]/).at(-1) ?? ''
  const [first, second] = await proposeSubcategories(deps, narrowest.slice(0, 70))
  return first && !second ? first.slug : null
}

export function subcategoriesOf(tree: readonly Category[]): string[] {
  return tree.flatMap(({ groups }) =>
    groups.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
  )
}

/** Attributes of the subcategories, each key once. */
export async function attributesIn(
  deps: Pick<Deps, 'sql'>,
  subcategories: readonly string[],
): Promise<Attribute[]> {
  const found = new Map<string, Attribute>()
  for (const slug of new Set(subcategories.filter(Boolean)))
    for (const attribute of await knownAttributesOf(deps, slug))
      if (!found.has(attribute.key)) found.set(attribute.key, attribute)
  return [...found.values()]
}

const choicesOfUser = importChoices * 4

/** Stores what a company has chosen. Refuses an unknown target, and more names than a company may have chosen. */
export async function chooseTargets(
  sql: Db,
  deps: Pick<Deps, 'sql'>,
  userId: number,
  choices: readonly Choice[],
): Promise<void> {
  const offered = new Set(subcategoriesOf(await categoryTree(deps)))
  for (const { kind, target } of choices) {
    const isKnown =
      target === '' || (kind === 'category' ? offered.has(target) : isFieldTarget(target))
    if (!isKnown) throw new Refusal('bad_input', kind === 'category' ? 'categories' : 'fields')
  }
  await upsertChoices(sql, userId, choices)
  if ((await countChoices(sql, userId)) > choicesOfUser)
    throw new Refusal('too_large', 'categories')
}

function isFieldTarget(target: string): boolean {
  const isField = importFields.some((field) => field === target)
  return isField || /^attribute:[a-z0-9_-]{1,40}$/i.test(target)
}
