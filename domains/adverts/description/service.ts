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
 * Generates a description from the typed fields, without the owner and their number, name and address. Refuses an
 * unknown subcategory, more descriptions a day than the budgets of the user and the site allow, and an unusable
 * result.
 */
export async function describeAdvert(
  deps: Deps,
  owner: Pick<User, 'id'>,
  request: DescriptionRequest,
): Promise<string> {
  const facts = await factsFor(deps, request)
  const { ofUser, ofSite } = deps.descriptionBudget
  // Both budgets are spent or neither: a request refused by one must not reduce the other.
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
    // A number in the title is refused at publication; until then it must not be sent to the service.
    title: contactsIn(title) === 'none' ? title.trim() : '',
    category: found.category[lang],
    subcategory: found.labels[lang],
    attributes: readFacts(lang, definitions, attributes),
  }
}

/** Attributes as displayed; only those of the subcategory, and no false booleans. */
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
