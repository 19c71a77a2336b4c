import { checkFile, withColumns } from '#tests/support/imports.ts'
import { expect, test } from '../../support/servers/site.ts'

const line = { id: 'A', title: 'Audi', category: 'Autoturisme', place: 'Atlantida', Anul: '1800' }

test('the answer names each field of a refused line that is wrong, and what the file says there', async ({
  site,
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const runId = await checkFile(deps, company, withColumns([line]))
  const { body } = await site.call(
    '/companies/imports.php',
    { action: 'listImportLines', runId },
    { token: company.token },
  )
  const [{ problems } = { problems: [] }] = [body['lines']].flat().map(Object)
  const labels = { ro: 'Anul fabricației', ru: 'Год выпуска', en: 'Year' }
  expect(problems).toEqual(
    expect.arrayContaining([
      { field: 'place', fieldLabels: null, value: 'Atlantida', reason: 'import_place_unknown' },
      { field: 'attributes.year', fieldLabels: labels, value: '', reason: 'field_required' },
    ]),
  )
})
