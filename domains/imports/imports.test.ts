import {
  advertsOf,
  arriving,
  chair,
  checkFile,
  file,
  importWhole,
  photoSite,
  reportOf,
  withLocal,
} from '#tests/support/imports.ts'
import { expect, test } from '#tests/support/test.ts'
import { editAdvert } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { ownData } from '../my-account/service.ts'
import {
  beginDueImports,
  cancelImport,
  chooseMapping,
  confirmImport,
  countedRun,
  importAddress,
  importFile,
} from './runs/service.ts'
import { workOn } from './runs/work.ts'
import { eraseImportsOf } from './service.ts'
import { saveSource } from './sources/service.ts'

test('a file is first checked and writes nothing; confirmed, its lines become adverts', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const text = file(
    chair('A'),
    chair('B', 'Masă', ''),
    chair('C', '', '5'),
    chair('D', 'Masă', 'ieftin'),
    chair('A', 'Alt scaun'),
    chair('E', 'Sunați 069 123 456'),
    'F;Dulap;;10;Dulapuri;Atlantida;;',
    ';Fără cod;;10;Dulapuri;Chișinău;;',
  )
  const id = await checkFile(deps, company, text)
  const foreseen = [
    ...['A new', 'B new', 'C refused title field_required', 'D refused price price_invalid'],
    ...['A refused ownId import_id_repeated', 'E refused title contacts_in_text'],
    ...['F refused place import_place_unknown', 'refused ownId import_id_required'],
  ]
  expect(await reportOf(deps, id)).toEqual(foreseen)
  expect(await countedRun(deps, company, id)).toMatchObject({ state: 'checked', done: 0, lines: 8 })
  expect(await advertsOf(deps, company.id)).toEqual([])
  const [{ n } = { n: -1 }] = await deps.sql`
    select count(*)::int as n from adverts where owner_id = ${company.id}`
  expect(n).toBe(0)

  await confirmImport(deps, company, id)
  await workOn(deps, 'lines')
  expect(await reportOf(deps, id)).toEqual(foreseen)
  expect(await countedRun(deps, company, id)).toMatchObject({ state: 'done', done: 8, lines: 8 })
  expect(await advertsOf(deps, company.id)).toMatchObject([
    { ownId: 'A', title: 'Scaun A', price: 100, status: 'active' },
    { ownId: 'B', title: 'Masă', price: 0, status: 'active' },
  ])
})

test('what a company says of a category is kept for its next files', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const line = (id: string): string => `${id};Lucru ${id};;10;Qwrtz;Chișinău;;`
  const id = await checkFile(deps, company, file(line('A')))
  expect(await reportOf(deps, id)).toEqual(['A refused category import_category_unmapped'])

  const categories = [{ name: 'Qwrtz', target: 'dulapuri' }]
  await chooseMapping(deps, company, id, { fields: [], categories })
  await workOn(deps, 'lines')
  expect(await reportOf(deps, id)).toEqual(['A new'])

  const next = await checkFile(deps, company, file(line('B')))
  expect(await reportOf(deps, next)).toEqual(['B new'])
  const unknown = { fields: [], categories: [{ name: 'Qwrtz', target: 'nimic' }] }
  await expect(chooseMapping(deps, company, next, unknown)).toBeRefused('bad_input', 'categories')
})

test('changed words of an advert are reviewed as everybody’s are', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  await importWhole(deps, company, file(chair('A')))
  await importWhole(deps, company, file(chair('A', 'Scaun pliant')))
  expect(await advertsOf(deps, company.id)).toMatchObject([{ status: 'review' }])
})

test('lines that were done before a break are not done again', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const lines = Array.from({ length: 60 }, (_, at) => chair(`N${at}`))
  const id = await checkFile(deps, company, file(...lines))
  await confirmImport(deps, company, id)
  let left = 25
  const breaking: Deps = {
    ...deps,
    cacheInvalidation: {
      invalidate: async () => {
        left -= 1
        throw new Error('ended')
      },
    },
    clock: { now: () => (left-- < 0 ? fail() : deps.clock.now()) },
  }
  await workOn(breaking, 'lines').catch(() => undefined)
  const begun = await countedRun(deps, company, id)
  expect(begun.state).toBe('running')
  await workOn(deps, 'lines')

  expect(await countedRun(deps, company, id)).toMatchObject({ state: 'done', done: 60 })
  const [{ n } = { n: 0 }] = await deps.sql`
    select count(*)::int as n from adverts where owner_id = ${company.id}`
  expect(n).toBe(60)
})

function fail(): never {
  throw new Error('ended')
}

test('an address is fetched on demand and when its time has come', async ({ deps: own, given }) => {
  const deps = withLocal(own)
  const company = await given.user({ accountType: 1 })
  const feeds: Record<string, Buffer> = {}
  const site = await photoSite(feeds)
  await expect(importAddress(deps, company)).toBeRefused('import_address_needed')
  await expect(saveSource(deps, company, { url: 'http://10.0.0.1/' })).toBeRefused('link_invalid')
  await saveSource(deps, company, { url: `${site.url}/feed`, everyHours: '24' })

  const missing = await importAddress(deps, company)
  await workOn(deps, 'fetch')
  expect(await countedRun(deps, company, missing.id)).toMatchObject({
    state: 'failed',
    failure: 'bad_status',
  })

  feeds['/feed'] = Buffer.from(file(chair('A'), chair('B')))
  own.clock.advance({ hours: 25 })
  await beginDueImports(deps)
  await workOn(deps, 'fetch')
  await workOn(deps, 'lines')
  expect(await advertsOf(deps, company.id)).toMatchObject([{ ownId: 'A' }, { ownId: 'B' }])
})

test('a scheduled file that lacks most adverts waits for a person instead of removing them', async ({
  deps: own,
  given,
}) => {
  const deps = withLocal(own)
  const company = await given.user({ accountType: 1 })
  const many = Array.from({ length: 12 }, (_, at) => chair(`N${at}`))
  const site = await photoSite({ '/feed': Buffer.from(file(chair('N0'))) })
  await importWhole(deps, company, file(...many))
  await saveSource(deps, company, { url: `${site.url}/feed`, everyHours: '6' })
  own.clock.advance({ hours: 7 })
  await beginDueImports(deps)
  await workOn(deps, 'fetch')
  await workOn(deps, 'lines')
  const [run] = await deps.sql`
    select state from import_runs where user_id = ${company.id} order by id desc limit 1`
  expect(run).toEqual({ state: 'checked' })
})

test('imports are for companies, one at a time, and nobody sees another’s', async ({
  deps,
  given,
}) => {
  const [company, other] = [
    await given.user({ accountType: 1 }),
    await given.user({ accountType: 1 }),
  ]
  const person = await given.user()
  const upload = importFile(deps, person, 'a.csv', arriving(file(chair('A'))))
  await expect(upload).toBeRefused('company_only')

  const { id } = await importFile(deps, company, 'a.csv', arriving(file(chair('A'))))
  const second = importFile(deps, company, 'b.csv', arriving(file(chair('A'))))
  await expect(second).toBeRefused('import_open')
  await expect(confirmImport(deps, company, id)).toBeRefused('import_not_ready')
  await expect(confirmImport(deps, other, id)).toBeRefused('import_not_found')
  await expect(cancelImport(deps, other, id)).toBeRefused('import_not_found')
  expect(await cancelImport(deps, company, id)).toMatchObject({ state: 'cancelled' })
})

test('a file that cannot be read ends the import with a reason', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const bomb = '<!DOCTYPE x [<!ENTITY a "aa">]><x><item><id>&a;</id></item></x>'
  expect(await importFile(deps, company, 'a.xml', arriving(bomb))).toMatchObject({
    ...{ state: 'failed', failure: 'doctype' },
  })
})

test('an export has what imports hold of a company, and erasure leaves none of it', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  await importWhole(deps, company, file(chair('A')))
  await editAdvert(deps, company, await onlyAdvert(deps, company.id), { price: '7' })
  const { texts } = await ownData(deps, company)
  expect(JSON.parse(texts['imports.json'] ?? '')).toMatchObject({
    imports: [{ name: 'adverts.csv', state: 'done' }],
    adverts: [{ ownId: 'A' }],
  })
  await deps.sql.begin((sql) => eraseImportsOf(sql, company.id))
  const [left] = await deps.sql`
    select (select count(*)::int from import_runs where user_id = ${company.id})
      + (select count(*)::int from import_items where user_id = ${company.id}) as n`
  expect(left).toEqual({ n: 0 })
})

async function onlyAdvert({ sql }: Deps, ownerId: number): Promise<number> {
  const [advert] = await sql<{ id: number }[]>`select id from adverts where owner_id = ${ownerId}`
  return advert?.id ?? 0
}
