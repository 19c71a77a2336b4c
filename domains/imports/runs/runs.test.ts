import { programAdverts } from '#contract/rules/imports/limits.ts'
import {
  chair,
  checkFile,
  file,
  importWhole,
  photoSite,
  reportOf,
  withLocal,
} from '#tests/support/imports.ts'
import { expect, test } from '#tests/support/test.ts'
import { saveSource } from '../sources/service.ts'
import {
  beginDueImports,
  confirmImport,
  countedRun,
  forgetImports,
  importAddress,
} from './service.ts'
import { workOn } from './work.ts'

test('of past imports the counts stay, the lines only as long as somebody reads them', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const text = file(chair('A'), chair('B'))
  const [first, second] = [
    await importWhole(deps, company, text),
    await importWhole(deps, company, text),
  ]
  const last = await importWhole(deps, company, text)
  await forgetImports(deps)
  expect(await reportOf(deps, first.id)).toEqual(['A new', 'B new'])
  expect(await reportOf(deps, second.id)).toEqual([])
  expect(await reportOf(deps, last.id)).toEqual(['A unchanged', 'B unchanged'])

  deps.clock.advance({ days: 8 })
  await forgetImports(deps)
  expect(await reportOf(deps, first.id)).toEqual([])
  expect(await reportOf(deps, last.id)).toEqual([])
  const counts = { lines: 2, done: 2, counts: { new: 0, unchanged: 2 } }
  expect(await countedRun(deps, company, second.id)).toMatchObject(counts)
  expect(await countedRun(deps, company, last.id)).toMatchObject(counts)
})

test('nothing is fetched for an account that is closed', async ({ deps: own, given }) => {
  const deps = withLocal(own)
  const company = await given.user({ accountType: 1 })
  const site = await photoSite({ '/feed': Buffer.from(file(chair('A'))) })
  await saveSource(deps, company, { url: `${site.url}/feed`, everyHours: '6' })
  const { id } = await importAddress(deps, company)
  await deps.sql`update users set status = 'deleted' where id = ${company.id}`
  await workOn(deps, 'fetch')
  own.clock.advance({ hours: 7 })
  await beginDueImports(deps)
  const runs = await deps.sql`
    select id, state, failure from import_runs where user_id = ${company.id}`
  expect(runs).toEqual([{ id, state: 'failed', failure: 'not_allowed' }])
  expect(site.asked).toEqual([])
})

test('a company may have so many adverts by files, more once it is verified', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const others = programAdverts.unverified - 2
  await deps.sql`
    insert into adverts (owner_id, created_at)
    select ${company.id}, ${deps.clock.now()} from generate_series(1, ${others})`
  const text = file(...['A', 'B', 'C', 'D'].map((id) => chair(id)))
  const id = await checkFile(deps, company, text)
  const refused = ['C refused program_adverts_full', 'D refused program_adverts_full']
  expect(await reportOf(deps, id)).toEqual(['A new', 'B new', ...refused])
  await deps.sql`
    insert into adverts (owner_id, created_at) values (${company.id}, ${deps.clock.now()})`
  await confirmImport(deps, company, id)
  await workOn(deps, 'lines')
  const brought = (await reportOf(deps, id)).filter((line) => line.endsWith(' new'))
  expect(brought).toHaveLength(1)

  await deps.sql`update users set verified_at = now() where id = ${company.id}`
  const { report } = await importWhole(deps, company, text)
  expect(report.filter((line) => line.endsWith(' new'))).toHaveLength(3)
})
