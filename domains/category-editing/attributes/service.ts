import type { TransactionSql } from 'postgres'
import type { Attribute } from '#contract/categories.ts'
import type { Labels } from '#contract/languages.ts'
import { attributesMax } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import {
  isChoice,
  isNumeric,
  type AttributeType,
  type EditScope,
} from '#contract/rules/categories/editing.ts'
import type { EditEffects } from '#contract/staff/categories.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import { carryOut, type EditDeps } from '../carry-out.ts'
import {
  checkedLabels,
  difference,
  filterOf,
  identifierOf,
  isPermutation,
  labelLine,
  optionValueOf,
} from '../rules.ts'
import { effectsOnAttribute } from './attribute-effects.ts'
import { lockedSetOf, membersIn, seenAttribute, setToChange, type AttributeSet } from './sets.ts'
import {
  insertAttribute,
  listKeysOfOtherTypes,
  updateAttribute,
  updateOrder,
  type StoredAttribute,
} from './store.ts'

/** What an editor says of an attribute besides its options. */
interface Facts {
  readonly labels: Labels
  readonly isRequired: boolean
  readonly isFilterable: boolean
  readonly unit: string
  readonly min?: number | null | undefined
  readonly max?: number | null | undefined
  /** Place in the line of facts of a card; absent: unchanged. */
  readonly cardPlace?: number | undefined
}

interface Where {
  readonly subcategory: string
  readonly scope: EditScope
}

/**
 * Adds an attribute to a subcategory, at the end of its form, or only says what that does. Key and values of options are
 * made of labels. Options of an attribute that depends on another are added to its lists later.
 */
export async function addAttribute(
  deps: EditDeps,
  staff: Staff,
  change: Where &
    Facts & {
      readonly type: AttributeType
      readonly dependsOn: string
      readonly options: readonly { readonly labels: Labels }[]
    },
  isPreview: boolean,
): Promise<{ effects: EditEffects; key: string }> {
  const planned = await carryOut(deps, isPreview, async (sql) => {
    const set = await lockedSetOf(sql, change.subcategory)
    if (set.attributes.length >= attributesMax) throw new Refusal('too_large')
    const definition = await newDefinition(sql, set, change)
    const effects = await effectsOnAttribute(sql, membersIn(set, change.scope), null, {
      ...{ definition, isOffered: true },
    })
    return {
      effects,
      key: definition.key,
      apply: async () => {
        const name = await setToChange(sql, set, change.scope)
        await insertAttribute(sql, name, { key: definition.key, definition })
        await recordAddition(sql, staff, { change, definition, adverts: effects.adverts })
      },
    }
  })
  return { effects: planned.effects, key: planned.key }
}

async function recordAddition(
  sql: TransactionSql,
  staff: Staff,
  added: {
    readonly change: Where
    readonly definition: Attribute
    readonly adverts: number
  },
): Promise<void> {
  const { change, definition, adverts } = added
  await writeAudit(sql, {
    ...{ staffId: staff.id, act: 'attribute.add', subject: subjectOf(change, definition.key) },
    after: {
      ...stateOf({ definition, isOffered: true }),
      ...{ scope: change.scope, adverts },
      options: (definition.options ?? []).map(({ labels }) => labelLine(labels)),
    },
  })
}

async function newDefinition(
  sql: TransactionSql,
  { attributes }: AttributeSet,
  { type, dependsOn, options, ...facts }: Parameters<typeof addAttribute>[2],
): Promise<Attribute> {
  const labels = checkedLabels(facts.labels)
  const others = await listKeysOfOtherTypes(sql, type)
  const taken = new Set([...attributes.map(({ key }) => key), ...others])
  const key = identifierOf(labels.ro, taken, { separator: '_', prefix: 'a' })
  const definition = withFacts(
    { key, type, filter: filterOf(type, true), isRequired: false, labels },
    facts,
  )
  if (!isChoice(type)) return definition
  if (dependsOn !== '') {
    const parent = attributes.find((one) => one.key === dependsOn && one.isOffered)
    if (!parent?.definition.options) throw new Refusal('attribute_unknown', 'dependsOn')
    return { ...definition, dependsOn, optionsBy: {} }
  }
  if (options.length === 0) throw new Refusal('field_required', 'options')
  const values = new Set<string>()
  return {
    ...definition,
    options: options.map((option) => {
      const ofOption = checkedLabels(option.labels)
      const value = optionValueOf(ofOption, values)
      values.add(value)
      return { value, labels: ofOption }
    }),
  }
}

/** Facts of an attribute of its kind. Refuses a range that is reversed. */
function withFacts(
  before: Attribute,
  { labels, isRequired, isFilterable, unit, cardPlace = before.card?.place ?? 0, ...range }: Facts,
): Attribute {
  const { min: _min, max: _max, unit: _unit, card, ...rest } = before
  const { min = null, max = null } = range
  if (min !== null && max !== null && min > max) throw new Refusal('range_reversed', 'max')
  return {
    ...rest,
    ...{ labels: checkedLabels(labels), isRequired },
    ...((card ?? cardPlace > 0) && { card: { ...card, place: cardPlace } }),
    filter: filterOf(before.type, isFilterable, before.filter),
    ...(isNumeric(before.type) && {
      ...(unit.trim() !== '' && { unit: unit.trim() }),
      ...(min !== null && { min }),
      ...(max !== null && { max }),
    }),
  }
}

/**
 * Changes an attribute, or only says what that does. One that is hidden stays on the pages of adverts that have it.
 * Refuses what somebody else has changed meanwhile (`edit_conflict`).
 */
export async function saveAttribute(
  deps: EditDeps,
  staff: Staff,
  change: Where &
    Facts & { readonly key: string; readonly version: number; readonly isOffered: boolean },
  isPreview: boolean,
): Promise<EditEffects> {
  const planned = await carryOut(deps, isPreview, async (sql) => {
    const set = await lockedSetOf(sql, change.subcategory)
    const before = seenAttribute(set, change.key, change.version)
    const definition = withFacts(before.definition, change)
    const after = { definition, isOffered: change.isOffered }
    const effects = await effectsOnAttribute(sql, membersIn(set, change.scope), before, after)
    return {
      effects,
      apply: async () => {
        const name = await setToChange(sql, set, change.scope)
        const known = withFacts(before.known, change)
        await updateAttribute(sql, name, {
          key: change.key,
          ...after,
          known: knownOf(after, known),
        })
        const { before: was, after: is } = difference(stateOf(before), stateOf(after))
        await writeAudit(sql, {
          ...{ staffId: staff.id, act: 'attribute.edit', subject: subjectOf(change, change.key) },
          ...{ before: was, after: { ...is, scope: change.scope, adverts: effects.adverts } },
        })
      },
    }
  })
  return planned.effects
}

/** What adverts may still have of it; nobody must fill in what is hidden. */
function knownOf({ isOffered }: { readonly isOffered: boolean }, known: Attribute): Attribute {
  return isOffered ? known : { ...known, isRequired: false }
}

/** Orders the attributes that are offered. Refuses an order that was made of another one than the present. */
export async function orderAttributes(
  deps: EditDeps,
  staff: Staff,
  {
    subcategory,
    scope,
    before,
    after,
  }: Where & {
    readonly before: readonly string[]
    readonly after: readonly string[]
  },
): Promise<void> {
  if (!isPermutation(before, after)) throw new Refusal('attribute_unknown', 'after')
  await deps.sql.begin(async (sql) => {
    const set = await lockedSetOf(sql, subcategory)
    const now = set.attributes.filter(({ isOffered }) => isOffered).map(({ key }) => key)
    if (now.join() !== before.join()) throw new Refusal('edit_conflict', 'before')
    await updateOrder(sql, await setToChange(sql, set, scope), after)
    await writeAudit(sql, {
      ...{
        staffId: staff.id,
        act: 'attribute.order',
        subject: { kind: 'category', id: subcategory },
      },
      ...{ before: { order: before }, after: { order: after, scope } },
    })
  })
  await deps.cacheInvalidation.invalidate('content')
}

/** The attribute as the log names it, "autoturisme/make". */
export function subjectOf(
  { subcategory }: Pick<Where, 'subcategory'>,
  key: string,
): { kind: 'attribute'; id: string } {
  return { kind: 'attribute', id: `${subcategory}/${key}` }
}

function stateOf({ definition, isOffered }: Pick<StoredAttribute, 'definition' | 'isOffered'>) {
  const { labels, type, isRequired, filter, unit = null, min = null, max = null } = definition
  const cardPlace = definition.card?.place ?? 0
  return {
    ...{ labelRo: labels.ro, labelRu: labels.ru, labelEn: labels.en },
    ...{ type, isOffered, isRequired, isFilterable: filter !== 'none', unit, min, max, cardPlace },
  }
}
