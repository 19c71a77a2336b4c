import type { Page } from '@playwright/test'
import { imports as t } from '#i18n/ro/imports/imports.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { violations } from '../axe.ts'
import { unusedWord } from '../people.ts'
import { newLogin } from '../people/sides.ts'
import { expect, test } from '../test.ts'
import { answerCookies, cards, desktop, open } from '../visits.ts'

const examined = { ...desktop, bypassCSP: true, reducedMotion: 'reduce' } as const

function lineOf(id: string, title: string, about: string): string {
  return `${id};${title};${about};900;Mese și scaune;Chișinău`
}

/** Chooses a file, and confirms what the dry run foresees: a tab with its count for each verdict. */
async function importFile(
  page: Page,
  lines: readonly string[],
  foreseen: Readonly<Record<string, number>>,
): Promise<void> {
  const text = ['cod;titlu;descriere;pret;categorie;oras', ...lines].join('\n')
  await open(page, '/my-import')
  await page.getByLabel(t.file.choose).setInputFiles({
    ...{ name: 'mobila.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
  })
  await expect(page.getByText(t.states.checked)).toBeVisible()
  for (const [label, count] of Object.entries(foreseen)) {
    await expect(page.getByRole('link', { name: `${label} ${count}`, exact: true })).toBeVisible()
  }
  expect(await violations(page, 'a dry run')).toEqual([])
  await page.getByRole('button', { name: /^Importă/ }).click()
  await expect(page.getByText(t.states.done)).toBeVisible()
}

async function titlesOf(page: Page, username: string): Promise<string[]> {
  await open(page, `/profile/${username}`)
  return cards(page).locator(':is(h2, h3)').allTextContents()
}

test('a company imports a file, edits it, and imports it again', async ({ arrive }) => {
  const company = await arrive(examined)
  const word = unusedWord()
  const { username } = await newLogin(company, `Mobila ${word}`)
  await open(company, '/my-import')
  await answerCookies(company, ro)
  const [table, chair, shelf] = [`Masă ${word}`, `Scaun ${word}`, `Raft ${word}`]
  const unchanged = lineOf('A-1', table, 'Din stejar masiv, pentru șase persoane.')

  await importFile(
    company,
    [
      unchanged,
      lineOf('A-2', chair, 'Tapițat, cu spătar înalt.'),
      lineOf('A-3', 'Sunați 069 123 456', 'Orice.'),
    ],
    { [t.verdicts.new]: 2, [t.verdicts.refused]: 1 },
  )
  const visitor = await arrive(desktop)
  expect((await titlesOf(visitor, username)).toSorted()).toEqual([table, chair].toSorted())

  await importFile(
    company,
    [unchanged, lineOf('A-4', shelf, 'Cinci polițe din fag, se montează pe perete.')],
    {
      ...{ [t.verdicts.new]: 1, [t.verdicts.unchanged]: 1, [t.verdicts.removed]: 1 },
    },
  )
  await expect
    .poll(async () => (await titlesOf(visitor, username)).toSorted())
    .toEqual([table, shelf].toSorted())
})
