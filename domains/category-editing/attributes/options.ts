import type { TransactionSql } from 'postgres'
import type { Attribute } from '#contract/categories.ts'
import type { Labels } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { EditScope } from '#contract/rules/categories/editing.ts'
import type { EditEffects } from '#contract/staff/categories.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import { carryOut, noEffects, type EditDeps } from '../carry-out.ts'
import { countByOption, countOf, countSearchesBy } from '../effects.ts'
import {
  checkedLabels,
  labelLine,
  optionsIn,
  optionValueOf,
  withList,
  type ListedOption,
} from '../rules.ts'
import { subjectOf } from './service.ts'
import { lockedSetOf, membersIn, seenAttribute, setToChange, type AttributeSet } from './sets.ts'
import { updateAttribute, type Member, type StoredAttribute } from './store.ts'

/** A list of options in the version that the editor has seen. */
export interface ListKey {
  readonly subcategory: string
  readonly scope: EditScope
  readonly key: string
  readonly version: number
  /** Value of the attribute that the list depends on; empty where it depends on none. */
  readonly parent: string
}

interface TypedOption {
  /** Empty: a new option. */
  readonly value: string
  readonly labels: Labels
  readonly isOffered: boolean
}

/**
 * Adds, names, orders and hides options of a list, or only says what that does. None is deleted: one that is left out is
 * hidden, and stays the value of the adverts that have it.
 */
export async function saveOptions(
  deps: EditDeps,
  staff: Staff,
  change: ListKey & { readonly options: readonly TypedOption[] },
  isPreview: boolean,
): Promise<EditEffects> {
  const planned = await carryOut(deps, isPreview, async (sql) => {
    const set = await lockedSetOf(sql, change.subcategory)
    const attribute = seenAttribute(set, change.key, change.version)
    checkList(set, attribute, change.parent)
    const before = optionsIn(attribute, change.parent)
    const after = listAfter(before, change.options)
    const effects = await effectsOfList(sql, membersIn(set, change.scope), attribute, {
      ...{ parent: change.parent, before, after },
    })
    return {
      effects,
      apply: async () => {
        const name = await setToChange(sql, set, change.scope)
        await updateAttribute(sql, name, withOptions(attribute, change.parent, after))
        await writeAudit(sql, {
          ...{ staffId: staff.id, act: 'option.edit', subject: subjectOf(change, change.key) },
          before: stateOf(before, after, change.parent),
          after: { ...stateOf(after, before, change.parent), scope: change.scope },
        })
      },
    }
  })
  return planned.effects
}

interface ListChange {
  readonly parent: string
  readonly before: readonly ListedOption[]
  readonly after: readonly ListedOption[]
}

async function effectsOfList(
  sql: TransactionSql,
  members: readonly Member[],
  { key, definition }: StoredAttribute,
  { parent, before, after }: ListChange,
): Promise<EditEffects> {
  const { dependsOn } = definition
  const counts = await countByOption(sql, idsOf(members), { key, dependsOn, parent })
  const offered = new Set(before.flatMap((old) => (old.isOffered ? [old.value] : [])))
  const hidden = after.filter(({ value, isOffered }) => !isOffered && offered.has(value))
  const slugs = members.map(({ slug }) => slug)
  return {
    ...noEffects,
    subcategories: members.map(({ labels }) => labels),
    adverts: (await countOf(sql, idsOf(members))).adverts,
    having: [...counts.values()].reduce((sum, n) => sum + n, 0),
    options: hidden.map(({ value, labels }) => ({ labels, adverts: counts.get(value) ?? 0 })),
    searches: await countSearchesBy(sql, slugs, { key, values: hidden.map(({ value }) => value) }),
  }
}

export function idsOf(members: readonly { readonly id: number }[]): number[] {
  return members.map(({ id }) => id)
}

/** Refuses a list that the attribute does not have. */
export function checkList(
  { attributes }: AttributeSet,
  { definition }: StoredAttribute,
  parent: string,
): void {
  const { dependsOn, options } = definition
  if (!dependsOn && parent === '' && options) return
  const parents = attributes.find(({ key }) => key === dependsOn)?.known.options ?? []
  if (!dependsOn || !parents.some(({ value }) => value === parent))
    throw new Refusal('option_unknown', 'parent')
}

/** The typed list with values for its new options; what was left out is hidden at its end. */
function listAfter(before: readonly ListedOption[], typed: readonly TypedOption[]): ListedOption[] {
  const taken = new Set(before.map(({ value }) => value))
  const after = typed.map((option) => {
    const labels = checkedLabels(option.labels)
    if (option.value !== '' && !taken.has(option.value))
      throw new Refusal('option_unknown', 'options')
    const value = option.value || optionValueOf(labels, taken)
    taken.add(value)
    return { value, labels, isOffered: option.isOffered }
  })
  const listed = new Set(after.map(({ value }) => value))
  if (listed.size < after.length) throw new Refusal('option_unknown', 'options')
  const rest = before.filter(({ value }) => !listed.has(value))
  return [...after, ...rest.map((option) => ({ ...option, isOffered: false }))]
}

/** The attribute as it is stored with another list. */
export function withOptions(
  { key, definition, known, isOffered }: StoredAttribute,
  parent: string,
  list: readonly ListedOption[],
): { key: string; definition: Attribute; known: Attribute; isOffered: boolean } {
  const bare = ({ value, labels }: ListedOption) => ({ value, labels })
  const offered = list.filter((option) => option.isOffered)
  return {
    ...{ key, isOffered },
    definition: withList(definition, parent, offered.map(bare)),
    known: withList(known, parent, list.map(bare)),
  }
}

/** Options that differ from the other list, and the order where that differs. */
function stateOf(
  list: readonly ListedOption[],
  other: readonly ListedOption[],
  parent: string,
): Record<string, string | string[]> {
  const line = ({ value, labels, isOffered }: ListedOption): string =>
    `${value}: ${labelLine(labels)}${isOffered ? '' : ' (hidden)'}`
  const others = new Set(other.map(line))
  const order = list.map(({ value }) => value)
  const common = new Set(other.map(({ value }) => value))
  const isReordered =
    order.filter((value) => common.has(value)).join() !==
    other.flatMap(({ value }) => (order.includes(value) ? [value] : [])).join()
  return {
    ...(parent !== '' && { parent }),
    options: list.map(line).filter((one) => !others.has(one)),
    ...(isReordered && { order }),
  }
}
