/** What an advert is there for. `plain`: nothing is promised, the title speaks for itself. */
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

/** What belongs into one sentence, in the order of the sentences. */
export const groups = [
  'thing',
  'engine',
  'place',
  'look',
  'has',
  'offered',
  'asked',
  'more',
  'said',
] as const
export type Group = (typeof groups)[number]

/** How a fact is told; the order of a table is that of the text. `{value}` stays as it is, `{lower}` begins small. */
export interface Phrase {
  readonly group: Group
  readonly say: string
  /** For values that are told in words of their own. */
  readonly values?: Readonly<Record<string, string>>
}

/** By the categories of Intl.PluralRules; a language has those it needs. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** All that is known of writing in one language: data, so that it can be put right without reading code. */
export interface DescriberTexts {
  readonly locale: string
  /** Units as the categories name them, where this language names them otherwise. */
  readonly units: Readonly<Record<string, string | Plural>>
  /** Several ways for each, with `{title}`. */
  readonly openings: Readonly<Record<Intent, readonly string[]>>
  readonly closings: Readonly<Record<Intent, readonly string[]>>
  /** The attributes that say what the advert is for. */
  readonly offerLabels: readonly string[]
  /** By the value of such an attribute. */
  readonly intents: Readonly<Record<string, Intent>>
  /** By the label of the subcategory or of the category, where no attribute says it. */
  readonly intentsOf: Readonly<Record<string, Intent>>
  /** By label: facts that are told in a sentence. */
  readonly phrases: Readonly<Record<string, Phrase>>
  /** Sentences of the groups that need words around, with `{list}`. */
  readonly around: Partial<Readonly<Record<Group, string>>>
  readonly wishes: string
  /** By labels that make one phrase together; `{0}` is the value of the first, `{#0}` its number alone. */
  readonly pairs: readonly { readonly labels: readonly string[]; readonly say: string }[]
  /** Words by which a title says itself what it is for, so that the opening does not say it twice. */
  readonly titleWords: string
  /** Those of them by which a title asks for a thing. */
  readonly wantedWords: string
  /** Values that say nothing: the last of a list. */
  readonly others: readonly string[]
  readonly and: string
  readonly negotiable: string
  readonly negotiableTerms: string
  readonly exchange: string
  readonly free: string
}
