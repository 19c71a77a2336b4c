import { expect, test } from 'vitest'
import { splitLinks } from './links.ts'

const hosts = (text: string): readonly string[] =>
  splitLinks(text).flatMap((part) => ('host' in part ? part.host : []))

test.each([
  ['Vezi https://www.example.md/a?b=1#c.', 'example.md'],
  ['vezi maib-plata.top!', 'maib-plata.top'],
  ['(www.posta.md)', 'posta.md'],
  ['Смотри: почта.рф, там всё', 'xn--80a1acny.xn--p1ai'],
  ['http://user@evil.example/x', 'evil.example'],
  ['t.me/ion_99', 't.me'],
  ['HTTPS://MAIB.MD', 'maib.md'],
  ['http://example.co.uk:8080/a', 'example.co.uk'],
])('a link is found with its host: %s', (text, host) => {
  expect(hosts(text)).toEqual([host])
})

test.each([
  'Stare bună.Com nou, fără defecte',
  'preț 1.500 lei, 3.5 kg',
  'Scrieți pe ion.popescu@mail.md',
  'Da.Nu.Poate',
  'etc...md',
  'ora 10.30',
  'bună.de vânzare',
])('an honest text has no links: %s', (text) => {
  expect(hosts(text)).toEqual([])
})

test.each([
  ['Vezi https://example.md/a, apoi scrie.', 'https://example.md/a'],
  ['(https://example.md/a)', 'https://example.md/a'],
  ['«https://example.md/a»', 'https://example.md/a'],
  ['https://example.md/wiki/Moldova_(stat).', 'https://example.md/wiki/Moldova_(stat)'],
  ['example.md?!', 'https://example.md/'],
])('punctuation around a link stays outside: %s', (text, link) => {
  expect(splitLinks(text).flatMap((part) => ('link' in part ? part.link : []))).toEqual([link])
})

test('the parts are the whole text in its order', () => {
  const text = 'Una: example.md, două: https://b.example/x. Și gata.'

  const parts = splitLinks(text)

  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.map((part) => 'host' in part)).toEqual([false, true, false, true, false])
})

test('thousands of signs that nearly are links are split at once', () => {
  for (const part of ['a.', 'https://', 'a-', 'www.', 'a@', 'http://a.', 'x/', '.)']) {
    const text = part.repeat(4_000 / part.length)
    const before = performance.now()
    expect(
      splitLinks(text)
        .map(({ text: typed }) => typed)
        .join(''),
    ).toBe(text)
    expect(performance.now() - before).toBeLessThan(100)
  }
})
