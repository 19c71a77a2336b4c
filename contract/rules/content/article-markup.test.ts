import { expect, test } from 'vitest'
import { readPages } from '#db/seed/pages/read-pages.ts'
import { blocksOf, markupOf, outlineOf } from './article-markup.ts'

test('each article of the release is the same after it went through the editor', async () => {
  for (const { contents } of await readPages()) {
    for (const blocks of Object.values(contents)) expect(blocksOf(markupOf(blocks))).toEqual(blocks)
  }
})

test('a typed text has headings, paragraphs and lists; lines of a paragraph flow together', () => {
  const typed = 'Început\npe două rânduri\n\n## Pași\n- unu\n- doi\n  și ceva\n\nDupă listă'

  expect(blocksOf(typed)).toEqual([
    { paragraphs: ['Început pe două rânduri'] },
    { heading: 'Pași', paragraphs: [], list: ['unu', 'doi și ceva'] },
    { paragraphs: ['După listă'] },
  ])
  expect(blocksOf('')).toEqual([])
  expect(blocksOf('#fără spațiu')).toEqual([{ paragraphs: ['#fără spațiu'] }])
})

test('languages with other headings or lists have another outline', () => {
  expect(outlineOf('## A\n- 1\n- 2')).toBe(outlineOf('## Б\n\n- раз\n- два'))
  expect(outlineOf('## A\n- 1')).not.toBe(outlineOf('## A\n- 1\n- 2'))
})
