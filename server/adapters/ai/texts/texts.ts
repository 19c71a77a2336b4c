/** Intent of an advert; `plain` for none, when the title is the opening. */
export type Intent =
  | 'sale'
  | 'free'
  | 'rentOut'
  | 'swap'
  | 'buy'
  | 'rent'
  | 'vacancy'
  | 'jobWanted'
  | 'service'
  | 'plain'

/**
 * Groups of attributes, in the order of the text; each becomes one sentence, except `statements`, which are one
 * sentence each.
 */
export const groups = [
  'item',
  'engine',
  'place',
  'appearance',
  'has',
  'offered',
  'requirements',
  'more',
  'statements',
] as const
export type Group = (typeof groups)[number]

/**
 * Wording of an attribute; the order of a table is that of the text. `{value}` is inserted unchanged, `{lower}`
 * with a lower-case initial.
 */
export interface Phrase {
  readonly group: Group
  readonly say: string
  /** Wording of particular values. */
  readonly values?: Readonly<Record<string, string>>
}

/** By plural category of Intl.PluralRules; a language has those that it needs. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Texts of the template in one language, as data. */
export interface DescriberTexts {
  readonly locale: string
  /** Unit names, if the language has other ones than the categories. */
  readonly units: Readonly<Record<string, string | Plural>>
  /** Alternatives by intent, with `{title}`. */
  readonly openings: Readonly<Record<Intent, readonly string[]>>
  readonly closings: Readonly<Record<Intent, readonly string[]>>
  /** Labels of attributes whose value is the intent. */
  readonly offerLabels: readonly string[]
  /** Intent by value of such an attribute. */
  readonly intents: Readonly<Record<string, Intent>>
  /** Intent by label of the subcategory or category, without such an attribute. */
  readonly intentsOf: Readonly<Record<string, Intent>>
  /** Wording by attribute label. */
  readonly phrases: Readonly<Record<string, Phrase>>
  /** Sentence frames of groups, with `{list}`. */
  readonly frames: Partial<Readonly<Record<Group, string>>>
  /** Frame for the requirements of a buyer or job seeker, with `{list}`. */
  readonly seekingFrame: string
  /** Attributes that make one phrase, by label; `{0}` is the value of the first, `{#0}` its number alone. */
  readonly pairs: readonly { readonly labels: readonly string[]; readonly say: string }[]
  /** Words by which a title states its intent, so that the opening does not repeat it. */
  readonly titleWords: string
  /** Such words of titles of buyers and tenants. */
  readonly seekingWords: string
  /** Values without information: the last of a list of options. */
  readonly others: readonly string[]
  readonly and: string
  readonly negotiable: string
  readonly negotiableTerms: string
  readonly exchange: string
  readonly free: string
}
