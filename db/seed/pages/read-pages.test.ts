import { expect, test } from 'vitest'
import { site } from '#contract/site/site.ts'
import { readPage, readPages } from './read-pages.ts'

const texts = { ro: 'Despre {name}', ru: 'О {name}', en: 'About {name}' }
const blocks = (text: string) => [{ heading: 'A', paragraphs: [text], list: ['{tagline}'] }]
const file = {
  col: 1,
  topic: 'start',
  position: 2,
  labels: texts,
  titles: texts,
  descriptions: texts,
  contents: { ro: blocks('{supportEmail}'), ru: blocks('б'), en: blocks('c') },
}

test('a page names the site and its address where the file has a placeholder', () => {
  const { page, position } = readPage('about.json', JSON.stringify(file))

  expect(position).toBe(2)
  expect(page).toMatchObject({
    slug: 'about',
    titles: { ro: `Despre ${site.name}`, ru: `О ${site.name}` },
    contents: {
      ro: [{ heading: 'A', paragraphs: [site.supportEmail], list: [site.tagline.ro] }],
      ru: [{ list: [site.tagline.ru] }],
    },
  })
})

test.for(['{names}', '{constructor}', '{}'])(
  'a page with the placeholder %s is refused',
  (text) => {
    const faulty = { ...file, contents: { ...file.contents, en: blocks(text) } }

    expect(() => readPage('about.json', JSON.stringify(faulty))).toThrow(
      `about.json: ${text} is no placeholder`,
    )
  },
)

test('a page without a language is refused with the path that lacks it', () => {
  const { en: _, ...titles } = texts

  expect(() => readPage('about.json', JSON.stringify({ ...file, titles }))).toThrow(
    'about.json:\n  titles.en is missing',
  )
})

test('each page of the footer holds the same headings and lists in all languages', async () => {
  const pages = await readPages()

  for (const { contents } of pages) {
    const outline = (language: 'ro' | 'ru' | 'en') =>
      contents[language].map(({ heading, list }) => [heading !== undefined, list?.length ?? 0])
    expect(outline('ru')).toEqual(outline('ro'))
    expect(outline('en')).toEqual(outline('ro'))
  }
})
