import { plainText } from '#contract/rules/text/fold.ts'
import type { DescriptionFacts } from '#domains/deps.ts'
import { groups, type DescriberTexts, type Group, type Intent, type Phrase } from './texts/texts.ts'

interface Rendered {
  readonly group: Group
  readonly text: string
}

type Attribute = DescriptionFacts['attributes'][number]

/** Renders the attributes as sentences, one per group. Attributes that the title already states are omitted. */
export function detailsOf(
  facts: DescriptionFacts,
  intent: Intent,
  title: string,
  words: DescriberTexts,
): string[] {
  const known = facts.attributes
    .filter(({ label, value }) => !words.offerLabels.includes(label) && !isOther(value, words))
    .map(({ label, value }) => ({
      label,
      value: value === true ? value : formatMeasure(value, words),
    }))
  const isSeeking = intent === 'buy' || intent === 'rent'
  const order = Object.keys(words.phrases)
  const isPlain = (group: Group): boolean =>
    (isSeeking && group === 'statements') || (intent === 'jobWanted' && group === 'requirements')
  const rendered = joinPairs(known, words)
    .toSorted((a, b) => orderOf(order, a) - orderOf(order, b))
    .flatMap((one) => render(one, title, words, isPlain))
  if (isSeeking) {
    const requirements = rendered.map(({ text }) => text)
    return requirements.length > 0 ? [fillFrame(words.seekingFrame, list(requirements))] : []
  }
  return groups.flatMap((group) =>
    sentencesOf(
      group,
      rendered.filter((one) => one.group === group).map(({ text }) => text),
      intent,
      words,
    ),
  )
}

function sentencesOf(
  group: Group,
  rendered: readonly string[],
  intent: Intent,
  words: DescriberTexts,
): string[] {
  if (rendered.length === 0) return []
  if (group === 'statements') return rendered.map((one) => sentence(one))
  if (group === 'has')
    return [fillFrame(words.frames.has ?? '{list}.', andList(rendered, words.and))]
  const isSeeker = intent === 'jobWanted'
  const requirementFrame = group === 'offered' ? words.seekingFrame : undefined
  const frame = isSeeker ? requirementFrame : words.frames[group]
  return [frame ? fillFrame(frame, list(rendered)) : sentence(list(rendered))]
}

function orderOf(order: readonly string[], { labels: [label = ''] }: Fact): number {
  const place = order.indexOf(label)
  return place === -1 ? order.length : place
}

interface Fact {
  readonly labels: readonly string[]
  readonly values: readonly (string | true)[]
  readonly say?: string
}

/** Joins attributes that make one phrase: make and model, floor and number of floors. */
function joinPairs(known: readonly Attribute[], { pairs }: DescriberTexts): Fact[] {
  const joined = pairs.flatMap(({ labels, say }) => {
    const values = labels.flatMap((label) => known.find((one) => one.label === label)?.value ?? [])
    return values.length === labels.length ? [{ labels, values, say }] : []
  })
  return known.flatMap(({ label, value }): Fact[] => {
    const pair = joined.find(({ labels }) => labels.includes(label))
    if (!pair) return [{ labels: [label], values: [value] }]
    return pair.labels[0] === label ? [pair] : []
  })
}

function render(
  { labels, values, say }: Fact,
  title: string,
  { phrases }: DescriberTexts,
  isPlain: (group: Group) => boolean,
): Rendered[] {
  const [label = ''] = labels
  const [value = ''] = values
  const phrase = phrases[label]
  const group = phrase?.group ?? 'more'
  if (group !== 'statements' && group !== 'has' && values.every((one) => isMentioned(title, one)))
    return []
  if (say) {
    const valueAt = (index: string): string => String(values[Number(index)] ?? '')
    const text = say.replaceAll(/\{(#?)(\d)\}/g, (_, isNumber, index) =>
      isNumber ? valueAt(index).replace(/ .*/, '') : valueAt(index),
    )
    return [{ group, text }]
  }
  // A requirement of a buyer or a property of a person does not fit a sentence about an item.
  const text = isPlain(group) ? labelled(label, value, lower) : byPhrase(phrase, label, value)
  return [{ group, text }]
}

function byPhrase(phrase: Phrase | undefined, label: string, value: string | true): string {
  if (!phrase) return labelled(label, value)
  if (value === true) return phrase.say
  const { values = {} } = phrase
  const own = Object.hasOwn(values, value) ? values[value] : undefined
  return own ?? phrase.say.replace('{value}', () => value).replace('{lower}', () => lower(value))
}

/** "label: value". Free text stays unchanged; an option is written in lower case. */
function labelled(label: string, value: string | true, write = (text: string) => text): string {
  return value === true ? lower(label) : `${lower(label)}: ${write(value)}`
}

function isOther(value: string | true, { others }: DescriberTexts): boolean {
  return value !== true && (value.trim() === '' || others.includes(value))
}

/** Short numbers are ignored: in a title they can mean anything. */
function isMentioned(title: string, value: string | true): boolean {
  if (value === true || !/\p{L}|\d{4}/u.test(value)) return false
  const plain = (text: string): string => ` ${plainText(text)} `
  return plain(title).includes(plain(value))
}

/** Formats "142000 km" for the locale; other text is returned with its whitespace normalized. */
function formatMeasure(value: string, { locale, units }: DescriberTexts): string {
  const clean = value.replaceAll(/[^\S\u00A0]+/g, ' ').trim()
  const measure = /^(\d+(?:\.\d{1,2})?) (\S+)$/.exec(clean)
  if (!measure) return clean
  const [, digits = '', unit = ''] = measure
  const number = Number(digits)
  // Own properties only: a free-text value may be "constructor".
  const named = (Object.hasOwn(units, unit) ? units[unit] : undefined) ?? unit
  const name =
    typeof named === 'string'
      ? named
      : (named[new Intl.PluralRules(locale).select(number)] ?? named.other)
  // No space before an inch sign.
  return `${number.toLocaleString(locale)}${name === '″' ? '' : ' '}${name}`
}

/** Joins with commas, or with semicolons if an item is itself a "label: value" pair. */
function list(rendered: readonly string[]): string {
  return rendered.join(
    rendered.length > 1 && rendered.some((one) => one.includes(': ')) ? '; ' : ', ',
  )
}

function andList(rendered: readonly string[], and: string): string {
  const last = rendered.at(-1) ?? ''
  return rendered.length > 1 ? `${rendered.slice(0, -1).join(', ')} ${and} ${last}` : last
}

function fillFrame(frame: string, text: string): string {
  return frame.replace('{list}', () => text).replace(/\.\.$/, '.')
}

function sentence(text: string): string {
  return fillFrame(
    '{list}.',
    text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  )
}

/** Lower-cases initial letters for use inside a sentence; abbreviations such as SUV stay. */
function lower(text: string): string {
  return text.replaceAll(
    /(^|, )(\p{Lu})(?!\p{Lu})/gu,
    (_, before, letter) => before + letter.toLowerCase(),
  )
}
