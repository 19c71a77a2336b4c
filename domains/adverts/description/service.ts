import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Attribute } from '#contract/categories.ts'
import { readAttributes } from '#contract/rules/advert/attribute-values.ts'
import { allowedAttributes } from '../rules.ts'
import { attributesOf, categoryTree } from '../../categories/service.ts'
import { spend } from '../../limits/service.ts'
import type { DescriptionFacts, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { contactsIn } from '../../contacts/service.ts'

export interface DescriptionRequest {
  readonly lang: Lang
  readonly title: string
  readonly subcategory: string
  readonly attributes: AttributeValues
  readonly isNegotiable: boolean
  readonly isExchange: boolean
  readonly isFree: boolean
}

/**
 * A description made of what was typed. Neither the owner nor their number, name or address takes part in it.
 * Refuses an unknown subcategory, more than a day's descriptions of the user or of the whole site, and an answer that
 * cannot be used.
 */
export async function describeAdvert(
  deps: Deps,
  owner: Pick<User, 'id'>,
  request: DescriptionRequest,
): Promise<string> {
  const facts = await factsFor(deps, request)
  const { ofUser, ofSite } = deps.descriptionBudget
  // Both or none: what is refused to one user must not come off everybody's, nor the other way round.
  await spend(deps, [
    { key: `describe:user:${owner.id}`, most: ofUser, window: dayMs },
    { key: 'describe:site', most: ofSite, window: dayMs },
  ])
  const description = await deps.describer.describe(facts)
  if (!description || contactsIn(description) !== 'none')
    throw new Refusal('description_unreadable')
  return description
}

async function factsFor(deps: Deps, request: DescriptionRequest): Promise<DescriptionFacts> {
  const { lang, subcategory, attributes, title, ...terms } = request
  const found = (await categoryTree(deps))
    .flatMap(({ labels, groups }) =>
      groups.flatMap(({ subcategories }) =>
        subcategories.map((one) => ({ ...one, category: labels })),
      ),
    )
    .find(({ slug }) => slug === subcategory)
  if (!found) throw new Refusal('category_required', 'subcategory')
  const definitions = await attributesOf(deps, subcategory)
  return {
    ...terms,
    lang,
    // A number in the title is refused when it is published; it does not leave before.
    title: contactsIn(title) === 'none' ? title.trim() : '',
    category: found.category[lang],
    subcategory: found.labels[lang],
    attributes: readFacts(lang, definitions, attributes),
  }
}

/** What was said, as a reader of the language reads it; only what the subcategory knows, and no "no". */
export function readFacts(
  lang: Lang,
  definitions: readonly Attribute[],
  typed: AttributeValues,
): DescriptionFacts['attributes'] {
  const read = readAttributes(lang, definitions, allowedAttributes(definitions, typed))
  return read.flatMap(({ label, value, unit }) => {
    if (value === false) return []
    const number = unit === undefined ? String(value) : `${value} ${unit}`
    return [{ label, value: typeof value === 'number' ? number : value }]
  })
}
