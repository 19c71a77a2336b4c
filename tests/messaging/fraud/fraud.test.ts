import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import { examine } from '#domains/messaging/fraud/service.ts'
import { quickestOf } from '#tests/support/measures/pace.ts'

const Message = z.object({
  text: z.string(),
  lang: z.string(),
  label: z.enum(['fraud', 'harmless']),
  kind: z.string(),
})

type Labelled = z.infer<typeof Message>

function messagesOf(file: string): readonly Labelled[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Message.parse(JSON.parse(line)))
}

const kindsOf = (text: string): readonly FraudKind[] =>
  examine(text, { ownHost: 'gasit.md' }).map(({ kind }) => kind)

interface Figures {
  /** Share of the frauds that are seen. */
  readonly recall: number
  /** Share of the harmless messages that are taken for fraud. */
  readonly falseAlarms: number
}

function figuresOf(messages: readonly Labelled[]): Figures {
  const shareSeen = (some: readonly Labelled[]): number =>
    some.filter(({ text }) => kindsOf(text).length > 0).length / some.length
  return {
    recall: shareSeen(messages.filter(({ label }) => label === 'fraud')),
    falseAlarms: shareSeen(messages.filter(({ label }) => label === 'harmless')),
  }
}

function report(name: string, { recall, falseAlarms }: Figures): void {
  console.log(`${name}: recall ${recall.toFixed(3)}, false alarms ${falseAlarms.toFixed(3)}`)
}

test('messages that rules and model were made with are told apart', () => {
  const figures = figuresOf(messagesOf('messages.jsonl'))

  report('known messages', figures)
  expect(figures.recall).toBeGreaterThanOrEqual(0.97)
  expect(figures.falseAlarms).toBeLessThanOrEqual(0.01)
})

/** What was reached when neither rules nor model had seen them; nothing may be trained or mended with them. */
const leastRecall = 0.96
const mostFalseAlarms = 0.01

test('messages that nothing was made with are told apart nearly as well', () => {
  const figures = figuresOf(messagesOf('held-out.jsonl'))

  report('held-out messages', figures)
  expect(figures.recall).toBeGreaterThanOrEqual(leastRecall)
  expect(figures.falseAlarms).toBeLessThanOrEqual(mostFalseAlarms)
})

/** Ten times of what it takes on a quiet machine; a build server under load is four times slower. */
const mostMilliseconds = 10

/** Four times the text may cost eight times as much; what grows with its square costs sixteen times. */
const mostGrowth = 8

test('a usual message costs next to nothing', async () => {
  const harmless = messagesOf('messages.jsonl').filter(({ label }) => label === 'harmless')
  const text = harmless
    .map((message) => message.text)
    .join(' ')
    .slice(0, 1_000)

  const [cost = Infinity] = await quickestOf(10, [() => kindsOf(text)])

  console.log(`1,000 characters: ${cost.toFixed(3)} ms`)
  expect(cost).toBeLessThan(mostMilliseconds)
})

test.each([
  ...['a', 'a ', 'a.', '1 ', '4111 ', 'cod da ', 'код дай ', 'spune codul sms ', '@', 'a@', '.'],
  ...['https://', 'www.', 'a-', 'г а ', '🅣 ', '(', '. ', 'д а й к о д', 'а1', 'maib-', 'aa.md '],
  ...['pay deposit money first ship card ', 'a точка ', 'patru ', 'o ', 'é̂', '?', 'nu ', '~a'],
  ...['\u202e', 'a\u202eb ', 'c\u200bo\u200bd ', '🙂', '👨‍👩‍👧 ', '7', '069123456 ', 'l1O0 ', '中文'],
])(
  'the cost of examining "%s" many times grows with its length, not with the square',
  async (part) => {
    const text = part.repeat(4_000 / part.length)
    const short = text.slice(0, 1_000)

    const [ofLong = Infinity, ofShort = 0] = await quickestOf(30, [
      () => kindsOf(text),
      () => kindsOf(short),
    ])
    const growth = ofLong / ofShort

    expect(growth).toBeLessThan(mostGrowth)
  },
)
