import { decisionRules } from './queues.ts'

/** What a rule looks at. */
export const ruleKinds = [
  /** Phrases in any text. */
  'words',
  /** E-mail addresses, URLs and accounts on other services. */
  'links',
  'phones',
  /** What is probably a contact, but not certainly. */
  'doubtful_contacts',
  /** Many long numbers. */
  'numbers',
  /** Reads like adverts that may not be published, as a model has learnt. */
  'forbidden_text',
  /** A price far from the median of comparable adverts. */
  'price',
  /** Almost the text of another advert of the same owner. */
  'own_text',
  /** Almost the text of an advert of somebody else. */
  'others_text',
  /** A photo of an advert of somebody else, whatever was done to it. */
  'others_photo',
  'new_account',
  /** Many adverts within a day. */
  'many_adverts',
] as const
export type RuleKind = (typeof ruleKinds)[number]

/** `trial`: it is only counted what the rule finds; `hold`: a moderator looks first; `refuse`: the owner changes it first. */
export const ruleModes = ['off', 'trial', 'hold', 'refuse'] as const
export type RuleMode = (typeof ruleModes)[number]

/** Reasons that a rule may give. */
export const reviewRuleCodes = [...decisionRules.map(({ code }) => code), 'needs_look'] as const
export type ReviewRuleCode = (typeof reviewRuleCodes)[number]

interface NumberRange {
  readonly min: number
  readonly max: number
  readonly usual: number
}

/** The numbers of each kind. */
export const ruleNumbers: Readonly<Record<RuleKind, Readonly<Record<string, NumberRange>>>> = {
  words: {},
  links: {},
  phones: {},
  doubtful_contacts: {},
  numbers: { most: { min: 3, max: 200, usual: 20 } },
  forbidden_text: { probabilityPercent: { min: 5, max: 99, usual: 60 } },
  price: {
    /** Percent of the median below which, and times the median above which, a price is suspicious. */
    belowPercent: { min: 1, max: 90, usual: 10 },
    aboveTimes: { min: 2, max: 1_000, usual: 50 },
  },
  own_text: { likePercent: { min: 70, max: 100, usual: 97 } },
  others_text: {
    likePercent: { min: 70, max: 100, usual: 90 },
    /** Characters below which texts are alike by chance. */
    characters: { min: 40, max: 1_000, usual: 200 },
  },
  others_photo: { adverts: { min: 1, max: 20, usual: 1 } },
  new_account: { days: { min: 1, max: 90, usual: 7 } },
  many_adverts: { perDay: { min: 2, max: 500, usual: 15 } },
}

/** The reason that a rule of a kind gives, unless staff choose another. */
export const usualCodes: Readonly<Record<RuleKind, ReviewRuleCode>> = {
  words: 'forbidden_goods',
  links: 'contacts_in_text',
  phones: 'contacts_in_text',
  doubtful_contacts: 'contacts_in_text',
  numbers: 'text_misleading',
  forbidden_text: 'needs_look',
  price: 'price_suspicious',
  own_text: 'duplicate_advert',
  others_text: 'duplicate_advert',
  others_photo: 'duplicate_advert',
  new_account: 'needs_look',
  many_adverts: 'needs_look',
}

export const ruleNameMax = 80
export const explanationMax = 300
export const rulePhrasesMax = 300
export const rulePhraseMax = 700
/** Characters of all phrases of a rule. */
export const ruleWordsMax = 12_000
export const ruleCategoriesMax = 40
/** Adverts that a rule is tried on. */
export const ruleTrialMax = 2_000
export const ruleReportMonths = 12
