import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/test.ts'
import { explainSearch } from '../service.ts'

async function explain(deps: Deps, search: string, advertId?: number): Promise<string> {
  return (await explainSearch(deps, { searchType: 'search', search }, advertId)).join('\n')
}

test('every stage of a search says what it made of the query', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Fonograf vechi', place: 'soroca', price: 300 })

  const lines = await explain(deps, 'fonograf ieftin în Soroca până la 500 lei')

  expect(lines).toContain('analyze  price «până la 500 lei»: 0–500 MDL')
  expect(lines).toContain('analyze  place «in soroca»')
  expect(lines).toContain('analyze  cheap «ieftin»\nanalyze  cheap: lowest prices first')
  expect(lines).toMatch(/^expand {3}weight {3}\d\.\d «fonograf»; strict \^fonograf/m)
  expect(lines).toMatch(/^expand {3}weight {3}4\.5 «soroca»; strict ~p\d+/m)
  expect(lines).toContain('filter   none {"price":[null,50000]}')
  for (const level of ['0 (rank only)', '1 (title)', '2 (title with parts)', '3 (any text)'])
    expect(lines).toContain(`retrieve level ${level}: `)
  expect(lines).toContain('relax    without «soroca»')
  expect(lines).toContain(`rank     1 found\n           ${id} Fonograf vechi (carti)`)
})

test('a search says what it corrected and what it went without', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Clavecin olandez', place: 'orhei' })

  expect(await explain(deps, 'clavecim')).toContain('1 found, corrected to «clavecin»')
  expect(await explain(deps, 'clavecin soroca', id)).toContain(
    `rank     1 found, without «soroca»\n           ${id} Clavecin olandez (carti)`,
  )
})

test('an advert shows its position and the narrowest condition that it meets of each term', async ({
  deps,
  given,
}) => {
  await given.advert({ title: 'Acordeon vechi', place: 'orhei' })
  const inText = { title: 'Instrument', description: 'un acordeon', place: 'cahul' }
  const { id } = await given.advert(inText)
  const named = await given.advert({ title: 'Acordeon nou', place: 'cahul' })

  const first = await explain(deps, 'acordeon cahul', named.id)
  expect(first).toContain(`advert ${named.id}: position 1`)
  expect(first).toMatch(/ «acordeon» \(\d+\): (strict|title)\n.* «cahul» \(4\.5\): strict$/)

  const other = await explain(deps, 'acordeon orhei', id)
  expect(other).toContain(`advert ${id}: not on the first page`)
  expect(other).toMatch(/ «acordeon» \(\d+\): any\n.* «orhei» \(4\.5\): missing$/)
})

test('an advert that is not public is said to be so, and one that does not exist too', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ title: 'Balalaica', isPublic: false })

  for (const hidden of [id, 2_000_000_000])
    expect(await explain(deps, 'balalaica', hidden)).toMatch(
      new RegExp(`\nadvert ${hidden} is not public$`),
    )
})

test('a query without a word explains itself in one line', async ({ deps }) => {
  expect(await explain(deps, '%%')).toBe(
    'analyze: no advert can match (no word, or an unknown filter)',
  )
})
