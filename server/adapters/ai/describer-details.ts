import { plainText } from '#contract/rules/fold.ts'
import type { DescriptionFacts } from '#domains/deps.ts'
import { groups, type DescriberTexts, type Group, type Intent, type Phrase } from './texts/texts.ts'

interface Told {
  readonly group: Group
  readonly text: string
}

type Attribute = DescriptionFacts['attributes'][number]

/** The attributes as sentences, what belongs together in one. What the title has said is not said again. */
export function detailsOf(
  facts: DescriptionFacts,
  intent: Intent,
  title: string,
  words: DescriberTexts,
): string[] {
  const known = facts.attributes
    .filter(({ label, value }) => !words.offerLabels.includes(label) && !isOther(value, words))
    .map(({ label, value }) => ({ label, value: value === true ? value : shown(value, words) }))
  const isWish = intent === 'buy' || intent === 'rent'
  const order = Object.keys(words.phrases)
  const isPlain = (group: Group): boolean =>
    (isWish && group === 'said') || (intent === 'jobWanted' && group === 'asked')
  const told = together(known, words)
    .toSorted((a, b) => placeIn(order, a) - placeIn(order, b))
    .flatMap((one) => tell(one, title, words, isPlain))
  if (isWish) {
    const wishes = told.map(({ text }) => text)
    return wishes.length > 0 ? [around(words.wishes, list(wishes))] : []
  }
  return groups.flatMap((group) =>
    sentencesOf(
      group,
      told.filter((one) => one.group === group).map(({ text }) => text),
      intent,
      words,
    ),
  )
}

function sentencesOf(
  group: Group,
  told: readonly string[],
  intent: Intent,
  words: DescriberTexts,
): string[] {
  if (told.length === 0) return []
  if (group === 'said') return told.map((one) => sentence(one))
  if (group === 'has') return [around(words.around.has ?? '{list}.', andList(told, words.and))]
  const isSeeker = intent === 'jobWanted'
  const wished = group === 'offered' ? words.wishes : undefined
  const frame = isSeeker ? wished : words.around[group]
  return [frame ? around(frame, list(told)) : sentence(list(told))]
}

function placeIn(order: readonly string[], { labels: [label = ''] }: Known): number {
  const place = order.indexOf(label)
  return place === -1 ? order.length : place
}

interface Known {
  readonly labels: readonly string[]
  readonly values: readonly (string | true)[]
  readonly say?: string
}

/** Facts that make one phrase: a make and its model, a floor and how many there are. */
function together(known: readonly Attribute[], { pairs }: DescriberTexts): Known[] {
  const joined = pairs.flatMap(({ labels, say }) => {
    const values = labels.flatMap((label) => known.find((one) => one.label === label)?.value ?? [])
    return values.length === labels.length ? [{ labels, values, say }] : []
  })
  return known.flatMap(({ label, value }): Known[] => {
    const pair = joined.find(({ labels }) => labels.includes(label))
    if (!pair) return [{ labels: [label], values: [value] }]
    return pair.labels[0] === label ? [pair] : []
  })
}

function tell(
  { labels, values, say }: Known,
  title: string,
  { phrases }: DescriberTexts,
  isPlain: (group: Group) => boolean,
): Told[] {
  const [label = ''] = labels
  const [value = ''] = values
  const phrase = phrases[label]
  const group = phrase?.group ?? 'more'
  if (group !== 'said' && group !== 'has' && values.every((one) => isIn(title, one))) return []
  if (say) {
    const valueAt = (index: string): string => String(values[Number(index)] ?? '')
    const text = say.replaceAll(/\{(#?)(\d)\}/g, (_, isNumber, index) =>
      isNumber ? valueAt(index).replace(/ .*/, '') : valueAt(index),
    )
    return [{ group, text }]
  }
  // What is only wished for, or is true of a person, fits no sentence about a thing.
  const text = isPlain(group) ? plainly(label, value, lower) : inWords(phrase, label, value)
  return [{ group, text }]
}

function inWords(phrase: Phrase | undefined, label: string, value: string | true): string {
  if (!phrase) return plainly(label, value)
  if (value === true) return phrase.say
  const { values = {} } = phrase
  const own = Object.hasOwn(values, value) ? values[value] : undefined
  return own ?? phrase.say.replace('{value}', () => value).replace('{lower}', () => lower(value))
}

/** What was typed freely stays as it is; a choice from a list begins small. */
function plainly(label: string, value: string | true, write = (text: string) => text): string {
  return value === true ? lower(label) : `${lower(label)}: ${write(value)}`
}

function isOther(value: string | true, { others }: DescriberTexts): boolean {
  return value !== true && (value.trim() === '' || others.includes(value))
}

/** A short number may stand in a title for anything. */
function isIn(title: string, value: string | true): boolean {
  if (value === true || !/\p{L}|\d{4}/u.test(value)) return false
  const plain = (text: string): string => ` ${plainText(text)} `
  return plain(title).includes(plain(value))
}

/** "142000 km" as this language writes it; what is written otherwise already stays. */
function shown(value: string, { locale, units }: DescriberTexts): string {
  const clean = value.replaceAll(/[^\S\u00A0]+/g, ' ').trim()
  const measure = /^(\d+(?:\.\d{1,2})?) (\S+)$/.exec(clean)
  if (!measure) return clean
  const [, digits = '', unit = ''] = measure
  const number = Number(digits)
  // Some values are typed freely: "constructor" is no unit of ours.
  const named = (Object.hasOwn(units, unit) ? units[unit] : undefined) ?? unit
  const name =
    typeof named === 'string'
      ? named
      : (named[new Intl.PluralRules(locale).select(number)] ?? named.other)
  // An inch sign stands close to its number.
  return `${number.toLocaleString(locale)}${name === '″' ? '' : ' '}${name}`
}

/** Commas, unless one of them is a "label: value" already. */
function list(told: readonly string[]): string {
  return told.join(told.length > 1 && told.some((one) => one.includes(': ')) ? '; ' : ', ')
}

function andList(told: readonly string[], and: string): string {
  const last = told.at(-1) ?? ''
  return told.length > 1 ? `${told.slice(0, -1).join(', ')} ${and} ${last}` : last
}

function around(frame: string, text: string): string {
  return frame.replace('{list}', () => text).replace(/\.\.$/, '.')
}

function sentence(text: string): string {
  return around(
    '{list}.',
    text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  )
}

/** Begins small, as inside a sentence; abbreviations such as SUV stay. */
function lower(text: string): string {
  return text.replaceAll(
    /(^|, )(\p{Lu})(?!\p{Lu})/gu,
    (_, before, letter) => before + letter.toLowerCase(),
  )
}
