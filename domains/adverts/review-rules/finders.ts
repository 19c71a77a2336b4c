import { ruleNumbers, type RuleKind } from '#contract/rules/moderation/review-rules.ts'
import { areContactsTogether, spellsNumber } from '../../contacts/service.ts'
import type { Circumstances, Look, LookedText } from './look.ts'
import { probabilityOf } from './model/weights.ts'
import { matcherOf, type Matcher } from './phrases.ts'
import type { ReviewRule } from './rule.ts'

type Finder = (rule: ReviewRule, look: Look) => string[]

const finders: Readonly<Record<RuleKind, Finder>> = {
  words: (rule, look) => textsIn(rule, look, ({ words }) => matcher(rule)(words())),
  links: (rule, look) => textsIn(rule, look, ({ contact }) => contact() === 'link'),
  phones: (rule, look) => textsIn(rule, look, ({ contact }) => contact() === 'phone'),
  doubtful_contacts: doubtfulContacts,
  numbers: (rule, look) =>
    textsIn(rule, look, ({ text }) => longNumbersIn(text) > numberOf(rule, 'most')),
  forbidden_text: forbiddenTexts,
  price: (rule, look) => fieldIf('price', look, (known) => isImplausible(rule, look, known)),
  own_text: (rule, look) =>
    fieldIf('title', look, ({ ownText }) => ownText * 100 >= numberOf(rule, 'likePercent')),
  others_text: (rule, look) =>
    lengthOf(look) < numberOf(rule, 'characters')
      ? []
      : fieldIf(
          'title',
          look,
          ({ othersText }) => othersText * 100 >= numberOf(rule, 'likePercent'),
        ),
  others_photo: (rule, look) =>
    fieldIf('images', look, ({ othersPhotos }) => othersPhotos >= numberOf(rule, 'adverts')),
  new_account: (rule, look) =>
    fieldIf('title', look, ({ accountDays }) => accountDays < numberOf(rule, 'days')),
  many_adverts: (rule, look) =>
    fieldIf('title', look, ({ publishedToday }) => publishedToday >= numberOf(rule, 'perDay')),
}

/** Fields of an advert in which a rule finds something. */
export function fieldsFound(rule: ReviewRule, look: Look): string[] {
  return finders[rule.kind](rule, look)
}

function textsIn(
  rule: ReviewRule,
  { texts }: Look,
  finds: (text: LookedText) => boolean,
): string[] {
  const { languages } = rule
  return texts
    .filter(({ lang }) => languages.length === 0 || languages.includes(lang))
    .filter(finds)
    .map(({ field }) => field)
}

function fieldIf(
  field: string,
  { circumstances }: Look,
  finds: (known: Circumstances) => boolean,
): string[] {
  return circumstances && finds(circumstances) ? [field] : []
}

function numberOf({ kind, numbers }: ReviewRule, name: string): number {
  return numbers[name] ?? ruleNumbers[kind][name]?.usual ?? 0
}

/** By the object of the words: a rule that is read again is another one. */
const matchers = new WeakMap<object, Matcher>()

function matcher({ words }: ReviewRule): Matcher {
  const known = matchers.get(words) ?? matcherOf(words)
  matchers.set(words, known)
  return known
}

/**
 * Contacts in texts that are probable but not certain: a number split over fields, one that resembles a product code,
 * the digits of the owner's own number.
 */
function doubtfulContacts(rule: ReviewRule, look: Look): string[] {
  const found = textsIn(rule, look, ({ contact }) => contact() === 'doubtful')
  if (found.length > 0 || !look.circumstances) return found
  const texts = look.texts.map(({ text }) => text)
  const isSplit = areContactsTogether(texts) || spellsNumber(texts, look.circumstances.ownPhone)
  return isSplit ? ['description'] : []
}

/** Of each language: its title if that alone tells, else its description. */
function forbiddenTexts(rule: ReviewRule, look: Look): string[] {
  const least = numberOf(rule, 'probabilityPercent') / 100
  const textOf = new Map(look.texts.map(({ field, text }) => [field, text]))
  return textsIn(rule, look, ({ field }) => field.endsWith('title')).flatMap((field) => {
    const title = textOf.get(field) ?? ''
    const described = field.replace(/title$/, 'description')
    const description = textOf.get(described) ?? ''
    if (probabilityOf({ title, description }) < least) return []
    return probabilityOf({ title, description: '' }) < least ? [described] : [field]
  })
}

function longNumbersIn(text: string): number {
  return text.match(/\d{5,}/g)?.length ?? 0
}

/** Bait, a typing error or another item. */
function isImplausible(
  rule: ReviewRule,
  { advert: { price, isFree } }: Look,
  { median }: Circumstances,
): boolean {
  if (median === null || price === 0 || isFree) return false
  const least = (median * numberOf(rule, 'belowPercent')) / 100
  return price < least || price > median * numberOf(rule, 'aboveTimes')
}

function lengthOf({ advert: { texts, language } }: Look): number {
  const { title, description } = texts[language]
  return title.length + description.length
}
