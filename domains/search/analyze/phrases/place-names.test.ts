import { expect, test } from 'vitest'
import { plainWords } from '#contract/rules/text/fold.ts'
import { findPlaces, indexPlaceNames, type NamedPlace } from './place-names.ts'

const town = { isWeak: false, city: '' }
const places: readonly NamedPlace[] = [
  { ...town, lexeme: '~p1', names: ['Chișinău', 'Кишинёв', 'Kishinev'] },
  { ...town, lexeme: '~p2', names: ['Bălți', 'Бельцы'] },
  { ...town, lexeme: '~p3', names: ['Soroca', 'Сорока', 'Сороки'] },
  { ...town, lexeme: '~p4', names: ['Tiraspol', 'Тирасполь'] },
  { ...town, lexeme: '~p5', names: ['Drochia', 'Дрокия'] },
  { ...town, lexeme: '~p6', names: ['Anenii Noi', 'Новые Анены'] },
  { ...town, lexeme: '~p7', names: ['Rezina', 'Резина'] },
  { ...town, lexeme: '~r7', names: ['Rezina', 'Резинский район'] },
  { ...town, lexeme: '~r8', names: ['Rîșcani', 'Рышканы'] },
  { ...town, lexeme: '~p8', names: ['Rîșcani', 'Рышканы'] },
  { ...town, lexeme: '~p9', names: ['Vadul lui Vodă', 'Вадул-луй-Водэ'] },
  { ...town, lexeme: '~p10', names: ['Tiras', 'Тирас'] },
  { ...town, lexeme: '~p11', names: ['Mereni', 'Мерены'], isWeak: true },
  { ...town, lexeme: '~p12', names: ['Botanica', 'Ботаника'], city: '~p1' },
  { ...town, lexeme: '~p13', names: ['Gura Bîcului', 'Гура Быкулуй'] },
  { ...town, lexeme: '~p14', names: ['Țara', 'Цара'], isWeak: true },
]
const wordsForThings = new Set(['резина'])
const names = indexPlaceNames(
  places,
  (form) => wordsForThings.has(form),
  (name) => [plainWords(name)],
)

function placesIn(query: string): string[] {
  return findPlaces(plainWords(query), names).map(({ lexemes }) => lexemes.join())
}

test.each([
  ['~p1', 'кишинёв кишинева кишинёву кишиневом кишинёве'],
  ['~p2', 'бельцы бельцам бельцами бельцах'],
  ['~p3', 'сорока сороки сороке сороку сорокой сороками сороках'],
  ['~p4', 'тирасполь тирасполя тирасполю тирасполем тирасполе'],
  ['~p5', 'дрокия дрокии дрокию дрокией'],
])('%s is known in its Russian cases: %s', (lexeme, forms) => {
  for (const form of forms.split(' ')) expect(placesIn(form), form).toEqual([lexeme])
})

test.each([
  ['новые анены', '~p6'],
  ['в новых аненах', '~p6'],
  ['к новым аненам', '~p6'],
  ['Vadul lui Vodă', '~p9'],
  ['вадул-луй водэ', '~p9'],
  ['Gura Bâcului', '~p13'],
])('a name of several words is one place: "%s"', (query, lexeme) => {
  expect(placesIn(query)).toEqual([lexeme])
})

test.each([
  ['Rîșcani', '~p8,~r8'],
  ['râșcani', '~p8,~r8'],
  ['rascani', '~p8,~r8'],
  ['chisinaului', '~p1'],
  ['chishinev', '~p1'],
  ['кишинэу', '~p1'],
  ['тираспол', '~p4'],
])('"%s" is the same name in another spelling, the town before its district', (query, lexemes) => {
  expect(placesIn(query)).toEqual([lexemes])
})

test.each([
  ['apartament în Chișinău ieftin', 1, 2, 'chisinau'],
  ['casă în or. Soroca', 1, 3, 'soroca'],
  ['flat in the city Chisinau', 1, 4, 'chisinau'],
  ['дом в районе Рышканы', 1, 3, 'рышканы'],
  ['дом возле города Тирасполя', 1, 3, 'тирасполя'],
] as const)('the words before a name belong to the place: "%s"', (query, at, length, name) => {
  expect(findPlaces(plainWords(query), names)).toMatchObject([
    { at, length, name: [name], city: '' },
  ])
})

test('a preposition without a name stays a word', () => {
  expect(placesIn('bicicletă de oraș în stare bună')).toEqual([])
})

test.each([
  ['mereni', []],
  ['vin mereni', []],
  ['casă din mereni', ['~p11']],
  ['casă satul mereni', ['~p11']],
  ['дом в мерены', ['~p11']],
] as const)('a village counts only after a preposition: "%s"', (query, lexemes) => {
  expect(placesIn(query)).toEqual(lexemes)
})

test.each([
  ['rezina', []],
  ['купить зимнюю резину', []],
  ['комплект резины', []],
  ['apartament la rezina', ['~p7,~r7']],
  ['квартира в резине', ['~p7']],
  ['сорок', []],
  ['тридцать бельц', []],
  ['дом из сорок', ['~p3']],
] as const)('what is also another word counts only after a preposition: "%s"', (query, lexemes) => {
  expect(placesIn(query)).toEqual(lexemes)
})

test('a word of the dictionary is no place that it only sounds like', () => {
  expect(placesIn('tyres')).toEqual([])
  expect(placesIn('тирас')).toEqual(['~p10'])
})

test('places are found from left to right, a sector as such', () => {
  expect(placesIn('drum cahul soroca - chisinau')).toEqual(['~p3', '~p1'])
  expect(findPlaces(['chisinau', 'botanica'], names)).toMatchObject([
    { lexemes: ['~p1'], city: '' },
    { lexemes: ['~p12'], city: '~p1' },
  ])
})

test('a place has the stems of all its names, for titles', () => {
  expect(findPlaces(['soroca'], names)[0]?.texts).toEqual([['soroca'], ['сорока'], ['сороки']])
})

test('what is beside a thing of the dictionary is in no village of that name', () => {
  expect(placesIn('casă la țară')).toEqual([])
  expect(placesIn('casă din Țara')).toEqual(['~p14'])
  expect(placesIn('casă la Mereni')).toEqual(['~p11'])
  // The centre of a district, and a sector, are meant after any preposition.
  expect(placesIn('casă la Rezina')).toEqual(['~p7,~r7'])
  expect(placesIn('квартира на Ботанике')).toEqual(['~p12'])
})
