import { languages } from '#contract/languages.ts'
import {
  importColumns,
  importCurrencies,
  importFields,
  type ImportField,
} from '#contract/rules/imports/columns.ts'
import { sampleFile } from '#app/screens/import/columns/sample-file.ts'
import type { Deps } from '#domains/deps.ts'
import { imports as en } from '#i18n/en/imports/imports.ts'
import { imports as ro } from '#i18n/ro/imports/imports.ts'
import { imports as ru } from '#i18n/ru/imports/imports.ts'
import { checkFile, importWhole, reportOf } from '#tests/support/imports.ts'
import { expect, test, type World } from '#tests/support/test.ts'

const texts = { ro, ru, en }

/** The first advert of the sample, without one of its values or with another. */
async function reportWith(
  deps: Deps,
  given: World['given'],
  changed: Partial<Record<ImportField, string>>,
): Promise<string[]> {
  const company = await given.user({ accountType: 1 })
  const rows = ro.sample.rows.slice(0, 1).map((row) => ({ ...row, ...changed }))
  return reportOf(deps, await checkFile(deps, company, sampleFile('ro', { ...ro.sample, rows })))
}

test.for(languages)(
  'the sample file is imported as it is, with all that it says (%s)',
  async (lang, { deps, given }) => {
    const company = await given.user({ accountType: 1 })
    const file = `\uFEFF${sampleFile(lang, texts[lang].sample)}`

    const { id, report, state } = await importWhole(deps, company, file)

    expect({ report, state }).toEqual({ report: ['SC-101 new', 'DL-205 new'], state: 'done' })
    const notes = await deps.sql`select notes from import_lines where run_id = ${id}`
    expect(notes.flatMap((line) => line['notes'])).toEqual([])
    const adverts = await deps.sql`
      select a.status, a.currency, a.attributes->>'color' as color from import_items i
      join adverts a on a.id = i.advert_id where i.user_id = ${company.id} order by a.price`
    expect(adverts).toMatchObject([
      { status: 'active', currency: 'EUR', color: 'white' },
      { status: 'active', currency: 'MDL', color: 'brown' },
    ])
  },
)

test('a line is refused without a value exactly where its column is said to be required', async ({
  deps,
  given,
}) => {
  const refused: ImportField[] = []
  for (const field of importFields) {
    const [verdict = ''] = await reportWith(deps, given, { [field]: '' })
    if (verdict.includes('refused')) refused.push(field)
  }
  expect(refused).toEqual(importFields.filter((one) => importColumns[one].isRequired !== 'no'))
})

test('every currency that is said to be allowed is taken, another is not', async ({
  deps,
  given,
}) => {
  for (const currency of Object.keys(importCurrencies))
    expect(await reportWith(deps, given, { currency })).toEqual(['SC-101 new'])
  expect(await reportWith(deps, given, { currency: 'GBP' })).toEqual([
    'SC-101 refused currency import_currency_unknown',
  ])
})
