import { expect, test } from 'vitest'
import { hostOf, siteLink } from './site-link.ts'

test.for([
  ['https://casamobila.md', 'https://casamobila.md/'],
  ['casamobila.md/catalog', 'https://casamobila.md/catalog'],
  ['http://casamobila.md', null],
  ['javascript:alert(1)//casa.md', null],
  ['https://gasit.md@casa.md', null],
  ['https://casa', null],
  ['data:text/html,hi', null],
  ['https://casa mobila.md', null],
] as const)('%s is the site %s', ([typed, link]) => {
  expect(siteLink(typed)).toBe(link)
})

test('a site is shown by its host', () => {
  expect(hostOf('https://www.casamobila.md/catalog?a=1')).toBe('casamobila.md')
})
