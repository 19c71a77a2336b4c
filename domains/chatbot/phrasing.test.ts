import { openModel, says } from '#tests/support/market/model.ts'
import { openAiPhraser } from '#server/adapters/ai/phraser.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '#domains/deps.ts'
import { answerQuestion } from './service.ts'
import { isGrounded } from './phrasing.ts'

const passages = ['Poți pune zece fotografii. Fiecare are cel mult 15 MB, în format JPEG sau PNG.']

test('an answer from the passages may be given', () => {
  expect(isGrounded('Pui cel mult zece fotografii, fiecare de 15 MB.', passages, passages)).toBe(
    true,
  )
})

test.each([
  ['a number that they do not have', 'Poți pune zece fotografii de 20 MB.'],
  ['a price', 'Poți pune zece fotografii pentru 5 lei.'],
  ['a share', 'Poți pune zece fotografii cu 15% mai mici.'],
  ['a route', 'Poți pune zece fotografii. [[go:/pricing]]'],
  ['a path', 'Poți pune zece fotografii la /pricing'],
  ['a link', 'Poți pune zece fotografii: https://evil.example'],
  ['a host', 'Poți pune zece fotografii pe evil.md'],
  ['an address', 'Poți pune zece fotografii, scrie la ion@evil'],
  ['markup', 'Poți pune <b>zece</b> fotografii.'],
  ['full-width digits', 'Poți pune ９９ fotografii.'],
  [
    'a rule of its own',
    'Poți pune zece fotografii. Moderatorii resping imediat orice conturi suspecte.',
  ],
  ['nothing', ' '],
])('an answer with %s may not', (_what, answer) => {
  expect(isGrounded(answer, passages, passages)).toBe(false)
})

const visitor = { id: 'v', address: '198.51.100.7', isRobot: false, device: '' }

async function askWith(deps: Deps, url: string, text: string) {
  const lines: string[] = []
  const warn = (details: object): void => void lines.push(JSON.stringify(details))
  const phraser = openAiPhraser({ url, key: 'k', model: 'm' }, { warn, timeLimit: 2_000 })
  const asked = { ...deps, phraser }
  const answer = await answerQuestion(asked, { user: null, visitor }, { text, pageLanguage: 'ro' })
  return { answer, lines }
}

const question = 'am uitat parola'

test('a model words what was found, and the source stays linked', async ({ deps }) => {
  const own = await answerQuestion(
    deps,
    { user: null, visitor },
    { text: question, pageLanguage: 'ro' },
  )
  const worded = own.text.split(/[.!?\n]/).findLast((sentence) => sentence.trim().length > 20) ?? ''
  await using model = await openModel(says(JSON.stringify({ answer: worded })))

  const { answer } = await askWith(deps, model.url, question)

  expect(answer.text).toBe(worded.trim())
  expect(answer.links).toEqual(own.links)
  const sent = model.requests.map(({ body }) => body).join()
  expect(sent).toContain(question)
})

test.for([
  ['invents a route', JSON.stringify({ answer: 'Mergi la [[go:/my-bills]].' })],
  ['invents a price', JSON.stringify({ answer: 'Parola costă 99 de lei.' })],
  ['answers in another shape', 'Parola'],
] as const)('a model that %s is not heard', async ([, said], { deps }) => {
  const own = await answerQuestion(
    deps,
    { user: null, visitor },
    { text: question, pageLanguage: 'ro' },
  )
  await using model = await openModel(says(said))

  expect((await askWith(deps, model.url, question)).answer).toEqual(own)
})

test('a model that is late is not waited for', async ({ deps }) => {
  await using model = await openModel(async () => {})
  const phraser = openAiPhraser(
    { url: model.url, key: 'k', model: 'm' },
    { warn: () => {}, timeLimit: 200 },
  )

  const { text } = await answerQuestion(
    { ...deps, phraser },
    { user: null, visitor },
    { text: question, pageLanguage: 'ro' },
  )
  expect(text).not.toBe('')
})

test.for([
  'am uitat parola, numarul meu e 069123456',
  'am uitat parola de la ana@example.md',
  'am uitat parola https://example.md/x',
])('a question with something personal is not sent: "%s"', async (personal, { deps }) => {
  await using model = await openModel(says(JSON.stringify({ answer: 'Parola' })))

  await askWith(deps, model.url, personal)

  expect(model.requests).toEqual([])
})

test('nothing of the person’s own adverts is sent', async ({ deps, given }) => {
  const seller = await given.user()
  await given.advert({ seller, title: 'Chitară electrică', status: 'rejected' })
  await using model = await openModel(says(JSON.stringify({ answer: 'Da' })))
  const phraser = openAiPhraser({ url: model.url, key: 'k', model: 'm' }, { warn: () => {} })

  const { text } = await answerQuestion(
    { ...deps, phraser },
    { user: seller, visitor },
    { text: 'unde e anunțul meu?', pageLanguage: 'ro' },
  )

  expect(text).toContain('Chitară electrică')
  expect(model.requests).toEqual([])
})

test('after the budget of the day nothing is sent', async ({ deps }) => {
  await using model = await openModel(says(JSON.stringify({ answer: 'x' })))
  const without = { ...deps, phrasedAnswersADay: 0 }

  await askWith(without, model.url, question)

  expect(model.requests).toEqual([])
})
