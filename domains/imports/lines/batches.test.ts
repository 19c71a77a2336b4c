import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { advertsOf, chair, checkFile, file, importWhole, reportOf } from '#tests/support/imports.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { saveRule } from '../../moderation/service.ts'
import { confirmImport, countedRun } from '../runs/service.ts'
import { workOn } from '../runs/work.ts'

/** More than are done in one transaction. */
const many = Array.from({ length: 70 }, (_, at) => `N${String(at).padStart(2, '0')}`)

test('whatever is undone in the middle of a batch, each line becomes one advert of its own', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const id = await checkFile(deps, company, file(...many.map((ownId) => chair(ownId))))
  await confirmImport(deps, company, id)
  // The first batch is whole, the second one and its lines are not: the process ends before their commits.
  await workOn(endingAfter(deps, 1), 'lines').catch(() => undefined)
  expect(await countedRun(deps, company, id)).toMatchObject({ state: 'running', done: 50 })
  expect(await advertsOf(deps, company.id)).toHaveLength(50)

  await workOn(deps, 'lines')
  expect(await countedRun(deps, company, id)).toMatchObject({ state: 'done', done: 70 })
  const adverts = await advertsOf(deps, company.id)
  expect(adverts.map(({ ownId, title }) => [ownId, title])).toEqual(
    many.map((ownId) => [ownId, `Scaun ${ownId}`]),
  )
  const [{ n } = { n: 0 }] = await deps.sql`
    select count(*)::int as n from adverts where owner_id = ${company.id}`
  expect(n).toBe(70)
})

/** All transactions after so many are undone when they are about to be committed. */
function endingAfter(deps: Deps, whole: number): Deps {
  let left = whole
  const begin: Sql['begin'] = (work: unknown) =>
    deps.sql.begin(async (sql) => {
      const result = typeof work === 'function' ? await work(sql) : work
      if (left-- <= 0) throw new Error('ended')
      return result
    })
  const sql = new Proxy(deps.sql, {
    get: (target, name) => (name === 'begin' ? begin : Reflect.get(target, name)),
  })
  return { ...deps, sql }
}

test('a line that a rule refuses meanwhile is refused alone', async ({ deps, given }) => {
  const [company, staff] = [await given.user({ accountType: 1 }), await given.staff('admin')]
  const word = `zeppelin${randomBytes(8).toString('hex').replaceAll(/\d/g, 'x')}`
  const text = file(chair('A'), chair('B', `Scaun ${word}`), chair('C'))
  const id = await checkFile(deps, company, text)
  expect(await reportOf(deps, id)).toEqual(['A new', 'B new', 'C new'])

  const labels = { ro: 'Baloane', ru: 'Шары', en: 'Balloons' }
  const content = {
    ...({ kind: 'words', mode: 'refuse', isEnough: true, code: 'forbidden_goods' } as const),
    ...{ names: labels, explanations: labels, categories: [], languages: [], numbers: {} },
    words: { phrases: [word], unless: [], always: [] },
  }
  await saveRule(deps, staff, { version: 0, content, reason: '' })
  await confirmImport(deps, company, id)
  await workOn(deps, 'lines')

  expect(await reportOf(deps, id)).toEqual(['A new', 'B refused title forbidden_goods', 'C new'])
  expect(await advertsOf(deps, company.id)).toMatchObject([
    { ownId: 'A', status: 'active' },
    { ownId: 'C', status: 'active' },
  ])
})

test('lines of a batch are judged as if those before them were published', async ({
  deps,
  given,
}) => {
  const [company, other] = [
    await given.user({ accountType: 1 }),
    await given.user({ accountType: 1 }),
  ]
  const line = (ownId: string, goods: string): string =>
    `${ownId};Scaun ${goods};${goods} din lemn masiv, cu spătar înalt;100;Mese și scaune;Chișinău;;`
  const text = file(
    line('A', 'vechi'),
    line('B', 'pliant'),
    line('C', 'vechi'),
    line('D', 'rotund'),
  )
  await importWhole(deps, company, text)
  const states = async () => (await advertsOf(deps, company.id)).map(({ status }) => status)
  expect(await states()).toEqual(['active', 'active', 'review', 'active'])

  const again = await importWhole(deps, company, text)
  expect(again.report).toEqual(['A', 'B', 'C', 'D'].map((ownId) => `${ownId} unchanged`))
  expect(await states()).toEqual(['active', 'active', 'review', 'active'])

  // Of a new account, from the sixteenth of a day.
  await deps.sql`update users set created_at = ${deps.clock.now()} where id = ${other.id}`
  const words = ['scaun', 'masă', 'dulap', 'raft', 'pat', 'birou', 'fotoliu', 'comodă', 'noptieră']
  const titles = [
    ...words,
    'bufet',
    'cuier',
    'ladă',
    'oglindă',
    'vitrină',
    'poliță',
    'taburet',
    'bancă',
  ]
  const goods = titles.map(
    (title, at) =>
      `${String(at).padStart(2, '0')};${title};${title} ${title};9;Dulapuri;Chișinău;;`,
  )
  await importWhole(deps, other, file(...goods))
  const held = (await advertsOf(deps, other.id)).filter(({ status }) => status === 'review')
  expect(held.map(({ ownId }) => ownId)).toEqual(['15', '16'])
})
