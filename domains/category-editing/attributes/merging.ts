import type { TransactionSql } from 'postgres'
import { Refusal } from '#contract/refusals.ts'
import { rewrittenAdvertsMax } from '#contract/rules/categories/editing.ts'
import type { EditEffects } from '#contract/staff/categories.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import { carryOut, noEffects, type EditDeps } from '../carry-out.ts'
import { countByOption, countOf, countSearchesBy } from '../effects.ts'
import { labelLine, optionsIn, type ListedOption } from '../rules.ts'
import { countRewritten, listSearchesBy, rewriteAdverts, updateSearch } from './merging-store.ts'
import { checkList, idsOf, withOptions, type ListKey } from './options.ts'
import { subjectOf } from './service.ts'
import { lockedSetOf, membersIn, seenAttribute, setToChange, type AttributeSet } from './sets.ts'
import { updateAttribute, type Member, type StoredAttribute } from './store.ts'

/**
 * Gives the adverts and saved searches of an option another one of the same list, and removes it; options that depend
 * on it come to the other one. Or only says what that does.
 */
export async function mergeOption(
  deps: EditDeps,
  staff: Staff,
  change: ListKey & { readonly from: string; readonly into: string },
  isPreview: boolean,
): Promise<EditEffects> {
  const planned = await carryOut(deps, isPreview, async (sql) => {
    const set = await lockedSetOf(sql, change.subcategory)
    const attribute = seenAttribute(set, change.key, change.version)
    checkList(set, attribute, change.parent)
    const { from, into } = pairOf(optionsIn(attribute, change.parent), change)
    const members = membersIn(set, change.scope)
    const effects = await effectsOfMerging(sql, members, attribute, { ...change, option: from })
    return {
      effects,
      apply: async () => {
        await removeOption(sql, set, attribute, change)
        await rewriteAdverts(sql, idsOf(members), {
          ...{ key: change.key, from: from.value, into: into.value, parent: change.parent },
          dependsOn: attribute.definition.dependsOn ?? '',
        })
        await rewriteSearches(sql, members, change)
        await writeAudit(sql, {
          ...{ staffId: staff.id, act: 'option.merge', subject: subjectOf(change, change.key) },
          before: { option: `${from.value}: ${labelLine(from.labels)}` },
          after: {
            option: `${into.value}: ${labelLine(into.labels)}`,
            ...{ scope: change.scope, adverts: effects.options[0]?.adverts ?? 0 },
          },
        })
      },
    }
  })
  return planned.effects
}

type Change = Parameters<typeof mergeOption>[2]

function pairOf(
  list: readonly ListedOption[],
  { from, into }: Pick<Change, 'from' | 'into'>,
): { from: ListedOption; into: ListedOption } {
  const [old, target] = [from, into].map((value) => list.find((one) => one.value === value))
  if (!old) throw new Refusal('option_unknown', 'from')
  if (!target?.isOffered || target === old) throw new Refusal('option_unknown', 'into')
  return { from: old, into: target }
}

async function effectsOfMerging(
  sql: TransactionSql,
  members: readonly Member[],
  { definition }: StoredAttribute,
  { key, parent, option }: Change & { readonly option: ListedOption },
): Promise<EditEffects> {
  const { dependsOn } = definition
  const counts = await countByOption(sql, idsOf(members), { key, dependsOn, parent })
  const adverts = counts.get(option.value) ?? 0
  const replaced = { key, from: option.value, dependsOn: dependsOn ?? '', parent }
  const rewritten = await countRewritten(sql, idsOf(members), replaced)
  if (rewritten > rewrittenAdvertsMax) throw new Refusal('too_many_adverts')
  const slugs = members.map(({ slug }) => slug)
  return {
    ...noEffects,
    subcategories: members.map(({ labels }) => labels),
    adverts: (await countOf(sql, idsOf(members))).adverts,
    having: [...counts.values()].reduce((sum, n) => sum + n, 0),
    options: [{ labels: option.labels, adverts }],
    searches: await countSearchesBy(sql, slugs, { key, values: [option.value] }),
  }
}

/** Takes the option out of its list, and joins the lists of attributes that depend on it with those of the other one. */
async function removeOption(
  sql: TransactionSql,
  set: AttributeSet,
  attribute: StoredAttribute,
  { scope, parent, key, from, into }: Change,
): Promise<void> {
  const name = await setToChange(sql, set, scope)
  const rest = optionsIn(attribute, parent).filter(({ value }) => value !== from)
  await updateAttribute(sql, name, withOptions(attribute, parent, rest))
  for (const dependent of set.attributes.filter(({ definition }) => definition.dependsOn === key)) {
    const own = optionsIn(dependent, into)
    const more = optionsIn(dependent, from).filter(
      ({ value }) => !own.some((one) => one.value === value),
    )
    const joined = withOptions(dependent, into, [...own, ...more])
    // In sequence: a transaction has one connection.
    await updateAttribute(sql, name, withOptions({ ...dependent, ...joined }, from, []))
  }
}

/** Saved searches ask for the other option, in their filters and in their address; the same search twice stays as it is. */
async function rewriteSearches(
  sql: TransactionSql,
  members: readonly Member[],
  { key, from, into }: Change,
): Promise<void> {
  const slugs = members.map(({ slug }) => slug)
  const replaced = (values: string): string =>
    [...new Set(values.split(',').map((value) => (value === from ? into : value)))].join(',')
  for (const { id, values, address } of await listSearchesBy(sql, slugs, { key, value: from })) {
    const url = new URL(address, 'http://address')
    const name = `a_${key}`
    const inAddress = url.searchParams.getAll(name)
    if (inAddress.length > 0) url.searchParams.set(name, replaced(inAddress.join(',')))
    await updateSearch(sql, {
      ...{ id, key, values: replaced(values) },
      address: `${url.pathname}${url.search}`,
    })
  }
}
