import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { languages, type Lang } from '#contract/languages.ts'
import { reportCodes } from '#contract/people/reports.ts'
import { posting as en } from '#i18n/en/adverts/posting.ts'
import { reports as enReports } from '#i18n/en/reports/reports.ts'
import { posting as ro } from '#i18n/ro/adverts/posting.ts'
import { reports as roReports } from '#i18n/ro/reports/reports.ts'
import { posting as ru } from '#i18n/ru/adverts/posting.ts'
import { reports as ruReports } from '#i18n/ru/reports/reports.ts'
import { readPage } from './read-pages.ts'

const posting = { ro, ru, en }
const reasons = { ro: roReports, ru: ruReports, en: enReports }

async function textOf(name: string, language: Lang): Promise<string> {
  const file = await readFile(new URL(`../../data/pages/${name}`, import.meta.url), 'utf8')
  return JSON.stringify(readPage(name, file).page.contents[language])
}

test.for(languages)(
  'the page on complaints names the reasons that a report offers (%s)',
  async (language) => {
    const text = await textOf('safety/complaints.json', language)
    const { advert } = reasons[language].reasons
    const offered = reportCodes.map((code) => advert[code].replace('…', ''))

    expect(offered.filter((one) => !text.includes(one))).toEqual([])
  },
)

test.for(languages)(
  'the page on how the site works posts an advert on one page, by the buttons it has (%s)',
  async (language) => {
    const text = await textOf('start/how-it-works.json', language)
    const { more, finish } = posting[language]

    for (const label of [more.preview, finish.publish, finish.saveDraft])
      expect(text).toContain(label)
    expect(text).not.toMatch(/\b(?:pași|steps)\b|шаг/)
  },
)
