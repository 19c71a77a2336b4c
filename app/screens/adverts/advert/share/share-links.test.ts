import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

const url = 'https://gasit.example/ru/advert/7'

test('a messenger gets the title and the address, whatever signs they have', () => {
  const title = 'Căști & „boxă” 50% + cablu'
  const texts = shareLinks(title, url).map(({ href }) => {
    const { searchParams } = new URL(href)
    return [searchParams.get('text'), searchParams.get('url')].filter(Boolean).join(' ')
  })

  expect(texts).toEqual([`${title} ${url}`, `${title} ${url}`, `${title} ${url}`])
})
