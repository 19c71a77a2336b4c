import { expect, test } from 'vitest'
import { findingsOf } from './findings.ts'
import { readMessage } from './message.ts'
import { fraudRules } from './rules.ts'
import { examine } from './service.ts'

const ownHost = 'gasit.md'

/** What the rules find, whatever the model makes of it. */
const rulesFound = (text: string): readonly string[] =>
  findingsOf(readMessage(text, fraudRules(), ownHost), fraudRules(), ownHost).map(
    ({ rule }) => rule,
  )

const { rules } = fraudRules()

test.each(rules.flatMap(({ id, finds }) => finds.map((text) => [id, text])))(
  'the rule %s finds: %s',
  (id, text) => {
    expect(rulesFound(text)).toContain(id)
  },
)

test.each(rules.flatMap(({ id, passes }) => passes.map((text) => [id, text])))(
  'a harmless neighbour of the rule %s passes: %s',
  (_, text) => {
    expect(rulesFound(text)).toEqual([])
  },
)

test.each([
  ['spaces between letters', 'с к а ж и   к о д   и з   с м с'],
  ['no spaces between words', 'с к а ж и к о д и з с м с'],
  ['dots and dashes', 'S p u n e - m i  c.o.d.u.l din S.M.S'],
  ['a word in two pieces', 'spune-mi co dul din sms'],
  ['mixed alphabets', 'cкaжи кoд из СMС'],
  ['Russian in Latin letters', 'skazhi kod iz sms'],
  ['digits for letters', '5pun3-mi c0dul'],
  ['invisible characters', 'Spune-mi c\u200Bo\u200Bd\u200Bu\u200Bl din SMS'],
  ['mathematical letters', '𝐓𝐫𝐢𝐦𝐢𝐭𝐞-𝐦𝐢 𝐜𝐨𝐝𝐮𝐥 𝐝𝐢𝐧 𝐒𝐌𝐒'],
  ['Latin capitals that are Cyrillic', 'сообщи KOД'],
  ['a condition with a negation', 'nu pot primi banii dacă nu-mi dai codul din sms'],
])('a code is asked for in spite of %s: %s', (_, text) => {
  expect(examine(text, { ownHost }).map(({ kind }) => kind)).toContain('code')
})

test.each([
  'Vezi maib-plata.top',
  'gasit-livrare.com/pay/1',
  'https://gаsit.md/pay',
  'https://rnaib.md/x',
  'gasiit.md/plata',
  'novaposhta-md.online',
  'maib[.]md-pay[.]com/88',
  'd h l - m d . p a y 4 y o u . c o m',
  'gasit точка md тире order точка info слэш 4410',
  'https://posta.md.livrare24.site/track',
])('a host that imitates a bank, a post or ourselves is seen: %s', (text) => {
  expect(examine(text, { ownHost }).map(({ rule }) => rule)).toContain('lookalike-host')
})

test.each([
  'https://gasit.md/advert/48213',
  'https://www.maib.md',
  'https://999.md/ro/81234567',
  'https://posta.md/ro/tracking',
  'https://www.makita.ro',
  'https://youtu.be/a1B2c3D4e5F',
  'http://localhost:3000/advert/1',
])('an honest address passes: %s', (text) => {
  expect([...rulesFound(text), ...examine(text, { ownHost })]).toEqual([])
})

test.each([
  '4111 1111 1111 1111',
  'arunca pe 5555-5555-5555-4444 Ana',
  'patru doi patru doi, 4242, patru doi patru doi, 4242',
  'K4RD 4242 4242 4242 4242',
])('the number of a card is seen: %s', (text) => {
  expect(examine(text, { ownHost }).map(({ rule }) => rule)).toContain('card-number')
})

test.each([
  'IMEI 356938035643809',
  'MD24AG000225100013104168',
  '4111 1111 1111 1112',
  'IDNP 2004001234567',
  'Sunați la 069 123 456 sau +373 79 000 552',
  'RR123456785MD',
])('a number that is no card passes: %s', (text) => {
  expect([...rulesFound(text), ...examine(text, { ownHost })]).toEqual([])
})

test('a sure case is told from a doubtful one', () => {
  const isHeld = (text: string): boolean =>
    examine(text, { ownHost }).some(({ isCertain }) => isCertain)

  expect(isHeld('Trimite-mi codul din SMS')).toBe(true)
  expect(isHeld('Trimite-mi codul')).toBe(false)
  expect(isHeld('Scrie-mi pe WhatsApp')).toBe(false)
})

test('what no rule knows is told from its words, and has a kind', () => {
  const text = 'продиктуй шесть знаков что пришли тебе сейчас, без них не пройдёт'

  expect(rulesFound(text)).toEqual([])
  expect(examine(text, { ownHost })).toMatchObject([{ kind: 'code', rule: 'model' }])
})

test('the word for swindlers does not silence a demand, nor is a warning of them one', () => {
  const demand = 'Мошенников много, поэтому продиктуйте код из смс, и я переведу деньги'
  const warning = 'Осторожно, мошенники просят код из смс, никому не говорите его'

  expect(examine(demand, { ownHost }).map(({ kind }) => kind)).toContain('code')
  expect(examine(warning, { ownHost })).toEqual([])
})
