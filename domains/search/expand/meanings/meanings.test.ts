import { expect, test } from 'vitest'
import type { NamedEntity } from '../lexicon/lexicon-store.ts'
import type { Forms } from '../names.ts'
import { readSynonyms } from '../synonyms.ts'
import type { Meanings } from './meaning.ts'
import { meaningsBy } from './meanings.ts'
import { packedForms } from './packed-forms.ts'
import { synonymLines } from './synonym-lines.ts'

/** Words are their own stems here, and "de" has none. */
function formsOf(name: string): Forms {
  const words = name.split(' ').filter((word) => word !== 'de')
  return words.length > 0 ? [words] : []
}

const place: NamedEntity = {
  ...{ lexeme: '~p1', slug: '', labels: { ro: 'Rezina', ru: 'Rezina', en: 'Rezina' } },
  ...{ kind: 'place', isWeak: false, city: '' },
}
const option: NamedEntity = {
  ...{ lexeme: '~omake:fiat', slug: '', labels: { ro: 'Fiat', ru: 'Fiat', en: 'Fiat' } },
  ...{ kind: 'option', isWeak: false, city: '' },
}
const named = new Map([
  ['rezina', [place]],
  ['fiat', [option]],
])

function meaningsOf(file: string, keying: Parameters<typeof meaningsBy>[0]['keying']): Meanings {
  const lines = synonymLines(readSynonyms(file), (name) => formsOf(name).length > 0)
  const entitiesOf = (key: string): readonly NamedEntity[] => named.get(key) ?? []
  const forms = packedForms(lines.names, formsOf)
  const keysOf = (name: string): string[] => formsOf(name).map((form) => form.toSorted().join(' '))
  return meaningsBy(
    { keying, keysOf, entitiesOf },
    { synonymLines: lines, formsOf: forms, entitiesOf },
  )
}

function synonymsOf(meanings: Meanings, key: string): string[] | undefined {
  return meanings.get(key)?.synonyms.map(({ name }) => name)
}

test('a name has what all lines with it give, in their order', () => {
  const meanings = meaningsOf('masa, table\nmasa > birou, masa, de\nbirou, desk', 'own')

  expect(synonymsOf(meanings, 'masa')).toEqual(['table', 'birou'])
  expect(synonymsOf(meanings, 'birou')).toEqual(['desk'])
  expect(meanings.get('scaun')).toBeUndefined()
  expect(meanings.synonymNames()).toEqual(['table', 'birou', 'masa', 'desk', 'birou'])
})

test('variants share what any of them means, and are marked', () => {
  const meanings = meaningsOf('masa, table\n= masa, mese\n= mese, mesele', 'own')

  expect(synonymsOf(meanings, 'mesele')).toEqual(['table', '=masa', '=mese', '=mesele'])
  expect(synonymsOf(meanings, 'masa')).toEqual(['table', '=masa', '=mese'])
})

test('of a transliterated name the original is a synonym', () => {
  expect(synonymsOf(meaningsOf('masa, table', 'transliterated'), 'masa')).toEqual(['masa', 'table'])
})

test('parts are those of stems, not of the written form', () => {
  const file = 'telefon, phone\n! telefon: husa, sticla de ecran'

  expect(meaningsOf(file, 'own').get('telefon')?.parts).toEqual([['husa'], ['sticla', 'ecran']])
  expect(meaningsOf(file, 'written').get('telefon')?.parts).toEqual([])
})

test('a synonym refers to an option of its name, but not to a place', () => {
  const meanings = meaningsOf('anvelope, rezina\nmasina > fiat', 'own')

  expect(meanings.get('anvelope')?.synonyms).toEqual([
    { name: 'rezina', forms: [['rezina']], entities: [] },
  ])
  expect(meanings.get('masina')?.synonyms).toEqual([
    { name: 'fiat', forms: [['fiat']], entities: [option] },
  ])
  expect(meanings.get('rezina')?.entities).toEqual([place])
})
