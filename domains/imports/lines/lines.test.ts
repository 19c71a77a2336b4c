import { smallPhoto } from '#tests/support/photos.ts'
import {
  advertsOf,
  chair,
  file,
  importWhole,
  photoSite,
  withLocal,
} from '#tests/support/imports.ts'
import { expect, test } from '#tests/support/test.ts'
import { deleteAdverts } from '../../adverts/service.ts'
import { saveSource } from '../sources/service.ts'

test('the same file again changes nothing; a changed one changes, adds and removes by the own id', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  await importWhole(deps, company, file(chair('A'), chair('B'), chair('C')))
  const before = await deps.sql`select id from adverts where owner_id = ${company.id}`

  const again = await importWhole(deps, company, file(chair('A'), chair('B'), chair('C')))
  expect(again.report).toEqual(['A unchanged', 'B unchanged', 'C unchanged'])

  const edited = file(chair('A'), chair('B', 'Scaun B', '150'), chair('D'))
  const { report } = await importWhole(deps, company, edited)
  expect(report).toEqual(['A unchanged', 'B changed', 'D new', 'C removed'])
  expect(await advertsOf(deps, company.id)).toMatchObject([
    { ownId: 'A', price: 100, status: 'active' },
    { ownId: 'B', price: 150, status: 'active' },
    { ownId: 'C', status: 'archived' },
    { ownId: 'D', status: 'active' },
  ])

  const back = await importWhole(deps, company, file(chair('A'), chair('C'), chair('D')))
  expect(back.report).toEqual(['A unchanged', 'C changed', 'D unchanged', 'B removed'])
  expect(await advertsOf(deps, company.id)).toMatchObject([
    ...[{ ownId: 'A' }, { ownId: 'B', status: 'archived' }, { ownId: 'C', status: 'active' }, {}],
  ])
  const after = await deps.sql`select id from adverts where owner_id = ${company.id}`
  expect(after.length).toBe(before.length + 1)
})

test('removals can be switched off, and what the owner deleted on the site comes anew', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  await saveSource(deps, company, { removes: false })
  await importWhole(deps, company, file(chair('A'), chair('B')))
  const [first] = await deps.sql<{ advertId: number }[]>`
    select advert_id from import_items where user_id = ${company.id} and own_id = 'A'`
  await deleteAdverts(deps, company, [first?.advertId ?? 0])

  const { report } = await importWhole(deps, company, file(chair('A')))
  expect(report).toEqual(['A new'])
  expect(await advertsOf(deps, company.id)).toMatchObject([
    { ownId: 'A', status: 'active' },
    { ownId: 'B', status: 'active' },
  ])
})

test('an advert that comes back with the file is neither promoted nor published anew', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  await importWhole(deps, company, file(chair('A'), chair('B')))
  const places = async () => deps.sql`
    select promoted_at, published_at from adverts where owner_id = ${company.id} order by id`
  const before = await places()
  deps.clock.advance({ days: 2 })
  await importWhole(deps, company, file(chair('A')))
  const { report } = await importWhole(deps, company, file(chair('A'), chair('B')))
  expect(report).toEqual(['A unchanged', 'B changed'])
  expect(await advertsOf(deps, company.id)).toMatchObject([
    { status: 'active' },
    { status: 'active' },
  ])
  expect(await places()).toEqual(before)
})

test('photos are fetched before an advert is published, once each, and follow the file', async ({
  deps: given_,
  given,
}) => {
  const deps = withLocal(given_)
  const company = await given.user({ accountType: 1 })
  const [one, two, three] = await Promise.all([
    smallPhoto('png'),
    smallPhoto('jpeg'),
    smallPhoto('webp'),
  ])
  const site = await photoSite({ '/1': one, '/2': two, '/3': three, '/text': Buffer.from('no') })
  const urls = (...names: string[]): string => names.map((name) => site.url + name).join(' ')

  const first = file(chair('A', 'Scaun A', '100', urls('/1', '/gone', '/text', '/2')))
  const { report, state, id } = await importWhole(deps, company, first)
  expect([report, state]).toEqual([['A new'], 'done'])
  expect(await advertsOf(deps, company.id)).toMatchObject([{ status: 'active', photos: 2 }])
  const [line] = await deps.sql`select notes from import_lines where run_id = ${id}`
  expect(line).toEqual({
    notes: ['/gone', '/text'].map((path) => ({ kind: 'photo', text: site.url + path })),
  })

  site.asked.length = 0
  await importWhole(deps, company, file(chair('A', 'Scaun A', '100', urls('/3', '/2'))))
  expect(site.asked).toEqual(['/3'])
  expect(await advertsOf(deps, company.id)).toMatchObject([{ photos: 2 }])
})

test('a photo in a private network is not fetched', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const site = await photoSite({ '/1': await smallPhoto('png') })
  const lines = file(chair('A', 'Scaun A', '100', `${site.url}/1`))
  const { report } = await importWhole(deps, company, lines)
  expect([report, site.asked]).toEqual([['A new'], []])
})

test('while the site of the photos is out of order, photos stay, and the next run brings the new ones', async ({
  deps: own,
  given,
}) => {
  const deps = withLocal(own)
  const company = await given.user({ accountType: 1 })
  const [one, two] = await Promise.all([smallPhoto('png'), smallPhoto('jpeg')])
  const site = await photoSite({ '/1': one, '/1?v=2': two })
  const line = (path: string): string => file(chair('A', 'Scaun A', '100', site.url + path))
  await importWhole(deps, company, line('/1'))
  const images = async () => deps.sql`select images from adverts where owner_id = ${company.id}`
  const before = await images()

  site.isDown = true
  await importWhole(deps, company, line('/1?v=2'))
  expect(await images()).toEqual(before)

  site.isDown = false
  const { report } = await importWhole(deps, company, line('/1?v=2'))
  expect(report).toEqual(['A changed'])
  expect(await advertsOf(deps, company.id)).toMatchObject([{ photos: 1 }])
  expect(await images()).not.toEqual(before)
  const again = await importWhole(deps, company, line('/1?v=2'))
  expect(again.report[0]).toMatch(/^A unchanged/)
})
