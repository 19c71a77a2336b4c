import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { rankingNumbers } from '#domains/search/service.ts'
import { PageFile } from './page.ts'
import { readPage } from './read-pages.ts'

const name = 'buying/ranking.json'
const text = await readFile(new URL(`../../data/pages/${name}`, import.meta.url), 'utf8')

test.for(languages)(
  'the page on the order of lists states every number that orders them, from the code (%s)',
  (language) => {
    const { contents } = PageFile.parse(JSON.parse(text))
    const stated = JSON.stringify(contents?.[language])
    const names = [...Object.keys(rankingNumbers), 'promotionsPerCycle', 'promotionCycleDays']

    expect(names.filter((one) => !stated.includes(`{${one}}`))).toEqual([])
    // A number in plain digits would stay behind when the code changes.
    expect(stated.replaceAll(/\{[^}]*\}/g, '')).not.toMatch(/\d/)
  },
)

test('a number of the page is the one that the search weighs with', () => {
  const { contents } = readPage(name, text).page
  const said = JSON.stringify(contents.ro)

  expect(said).toContain(`: ${rankingNumbers['weight.thing']}`)
  expect(said).toContain(`${rankingNumbers['thing.branch']} % din greutate`)
  expect(said).toContain(`Primele ${rankingNumbers['rankedAdverts']} de`)
})
