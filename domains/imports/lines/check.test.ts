import { checkFile, importWhole, withColumns } from '#tests/support/imports.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { confirmImport } from '../runs/service.ts'
import { workOn } from '../runs/work.ts'
import { listLines } from './store.ts'

const whole = {
  id: 'A',
  title: 'Scaun',
  price: '100',
  category: 'Mese și scaune',
  place: 'Chișinău',
}
const wrong = { title: 'Sunați 069 123 456', price: 'ieftin', place: 'Atlantida', currency: 'GBP' }

/** What becomes of lines, with what the file says where they are wrong. */
async function reportOf({ sql }: Deps, runId: number): Promise<string[]> {
  const lines = await listLines(sql, runId, { verdict: null, start: 0, size: 100 })
  return lines.map(({ ownId, verdict, problems }) => {
    const told = problems.map(({ field, reason, value }) =>
      [field, reason, value && JSON.stringify(value)].filter(Boolean).join(' '),
    )
    return [ownId, verdict, told.join(', ')].filter(Boolean).join(' ')
  })
}

test('a line tells all that is wrong with it at once, in the dry run and when it is over', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const description = 'x'.repeat(10_001)
  const id = await checkFile(
    deps,
    company,
    withColumns([whole, { ...whole, ...wrong, id: '', category: 'Qwrtz', description }]),
  )
  const problems = [
    ...['ownId import_id_required', 'category import_category_unmapped "Qwrtz"'],
    ...['currency import_currency_unknown "GBP"', 'place import_place_unknown "Atlantida"'],
    ...['price price_invalid "ieftin"', `description description_too_long "${'x'.repeat(80)}"`],
    'title contacts_in_text "Sunați 069 123 456"',
  ]
  expect(await reportOf(deps, id)).toEqual(['A new', `refused ${problems.join(', ')}`])

  await confirmImport(deps, company, id)
  expect(await reportOf(deps, id)).toEqual(['A new', `refused ${problems.join(', ')}`])
})

test('of a known category a line also tells the characteristics that are missing or unknown', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const car = { ...whole, category: 'Autoturisme', place: 'Atlantida' }
  const id = await checkFile(
    deps,
    company,
    withColumns([
      { ...car, Marca: 'Zzz', Culoare: 'Qwrtz' },
      { ...car, id: 'B', Marca: 'BMW' },
    ]),
  )
  const [first = '', second = ''] = await reportOf(deps, id)
  expect(first).toContain('attributes.make import_value_unknown "Zzz"')
  expect(first).toContain('attributes.year field_required')
  expect(first).toContain('place import_place_unknown "Atlantida"')
  expect(second).not.toContain('attributes.make')
  const [line] = await listLines(deps.sql, id, { verdict: null, start: 0, size: 1 })
  expect(line?.notes).toEqual([{ kind: 'value', text: 'Culoare: Qwrtz' }])
})

test('a line that repeats an id tells what else is wrong with it', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const id = await checkFile(deps, company, withColumns([whole, { ...whole, price: 'ieftin' }]))
  expect(await reportOf(deps, id)).toEqual([
    'A new',
    'A refused ownId import_id_repeated "A", price price_invalid "ieftin"',
  ])
})

test('an advert that is refused only when it is posted says why, with what the file says', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  await importWhole(deps, company, withColumns([whole]))
  const id = await checkFile(deps, company, withColumns([{ ...whole, price: '120' }]))
  await deps.sql`
    update import_lines set fields = jsonb_set(fields, '{pret}', '["ieftin"]') where run_id = ${id}`
  await confirmImport(deps, company, id)
  await workOn(deps, 'lines')
  expect(await reportOf(deps, id)).toEqual(['A refused price price_invalid "ieftin"'])
})
