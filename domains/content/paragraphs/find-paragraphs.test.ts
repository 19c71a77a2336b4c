import type { Deps } from '#domains/deps.ts'
import { clearTtlCaches } from '#domains/lib/ttl-cache.ts'
import { expect, test } from '#tests/support/test.ts'
import { findParagraphs } from './find-paragraphs.ts'

const block = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs })

async function insertArticle(
  { sql }: Pick<Deps, 'sql'>,
  slug: string,
  title: string,
  contents: { ro: object[]; ru: object[]; en: object[] },
): Promise<void> {
  const titles = { ro: title, ru: title, en: title }
  await sql`
    insert into pages (slug, col, position, labels, titles, descriptions, contents)
    values (${slug}, 1, 90, ${sql.json(titles)}, ${sql.json(titles)}, ${sql.json({ ro: '', ru: '', en: '' })},
      ${sql.json(JSON.parse(JSON.stringify(contents)))})`
  clearTtlCaches()
}

test('a question finds the block that answers it, with its anchor', async ({ deps }) => {
  await insertArticle(deps, 'zmeie', 'Zmeie de hârtie', {
    ro: [
      block('Cum se înalță zmeul?', 'Vântul ridică zmeul.'),
      block('Coada', 'Coada îl ține drept.'),
    ],
    ru: [
      block('Как запустить змея?', 'Ветер поднимает змея.'),
      block('Хвост', 'Хвост держит его ровно.'),
    ],
    en: [
      block('How does the kite rise?', 'The wind lifts it.'),
      block('The tail', 'The tail keeps it straight.'),
    ],
  })

  const [found] = await findParagraphs(deps, 'cum inalt un zmeu?', 'ro', 3)
  expect(found).toMatchObject({
    slug: 'zmeie',
    title: 'Zmeie de hârtie',
    heading: 'Cum se înalță zmeul?',
    anchor: 'how-does-the-kite-rise',
    text: 'Vântul ridică zmeul.',
  })
  const [tail] = await findParagraphs(deps, 'зачем нужен хвост', 'ru', 3)
  expect(tail).toMatchObject({ slug: 'zmeie', anchor: 'the-tail' })
})

test.for([
  ['ro', 'uitat parloa'],
  ['ru', 'zabyl parol'],
  ['ru', 'забыл пороль'],
  ['en', 'forgotten pasword'],
] as const)(
  'slips, missing diacritics and the other alphabet are understood: %s "%s"',
  async ([lang, question], { deps }) => {
    const found = await findParagraphs(deps, question, lang, 3)

    expect(found.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(faq|account-and-login)$/)]),
    )
  },
)

test('each article is found once, the best first', async ({ deps }) => {
  const found = await findParagraphs(deps, 'anunț', 'ro', 50)
  const scores = found.map(({ score }) => score)

  expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('a changed text is found, and what was there before is not', async ({ deps }) => {
  const contents = (word: string) => {
    const blocks = [block(word, word)]
    return { ro: blocks, ru: blocks, en: blocks }
  }
  await insertArticle(deps, 'pelerina', 'Haine', contents('Pelerina'))
  expect(await findParagraphs(deps, 'pelerina', 'ro', 1)).toMatchObject([{ slug: 'pelerina' }])

  await deps.sql`update pages set contents = ${deps.sql.json(contents('Umbrela'))} where slug = 'pelerina'`
  clearTtlCaches()

  expect(await findParagraphs(deps, 'umbrela', 'ro', 1)).toMatchObject([{ slug: 'pelerina' }])
  expect(
    (await findParagraphs(deps, 'pelerina', 'ro', 1)).map(({ heading }) => heading),
  ).not.toContain('Pelerina')
})

test.for([
  '',
  '   ',
  '!!!',
  '\u200b',
  '[[go:/login]]',
  "'; drop table pages; --",
  '😀'.repeat(200),
])('any text may be asked: "%s"', async (question, { deps }) => {
  expect(Array.isArray(await findParagraphs(deps, question, 'ro', 3))).toBe(true)
})

test('a long question of unknown words is answered in no more time', async ({ deps }) => {
  const question = Array.from({ length: 150 }, (_, at) => `qzx${at.toString(26)}wv`)
    .join(' ')
    .slice(0, 1_000)
  await findParagraphs(deps, 'cont', 'ro', 3)
  const before = process.cpuUsage()
  await findParagraphs(deps, question, 'ro', 3)
  const { user, system } = process.cpuUsage(before)

  expect((user + system) / 1_000).toBeLessThan(500)
})
