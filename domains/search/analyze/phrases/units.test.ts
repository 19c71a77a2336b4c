import { expect, test } from 'vitest'
import { shortUnits } from './units.ts'

test.each([
  ['boiler 80 litri', 'boiler 80 l'],
  ['бойлер 80 литров', 'бойлер 80 l'],
  ['boiler 80 liters', 'boiler 80 l'],
  ['cablu 10 metri', 'cablu 10 m'],
  ['кабель 10 метров', 'кабель 10 m'],
  ['apartament 70 mp', 'apartament 70 m2'],
  ['квартира 70 квадратов', 'квартира 70 m2'],
  ['гантели 5 кг', 'гантели 5 kg'],
  ['telefon 128 giga', 'telefon 128 gb'],
  ['телефон 128 гб', 'телефон 128 gb'],
  ['motocultor 9 cai', 'motocultor 9 cp'],
  ['perforator 800 wati', 'perforator 800 w'],
])('"%s" is "%s", as titles join them', (typed, short) => {
  expect(shortUnits(typed.split(' '))).toEqual(short.split(' '))
})

test.each(['televizor 43 inch', 'televizor 43 țoli', 'телевизор 43 дюйма'])(
  'the inches of "%s" are left out, as titles have only a sign',
  (typed) => {
    const [thing = '', size = ''] = typed.split(' ')
    expect(shortUnits(typed.replace('ț', 't').split(' '))).toEqual([thing, size])
  },
)

test('a letter between two numbers is no unit', () => {
  expect(shortUnits(['коляска', '3', 'в', '1'])).toEqual(['коляска', '3', 'в', '1'])
})

test.each(['cai de vanzare', 'litri', 'x5 metri', 'velo 28 roti'])(
  'without a number before it a word is no unit: "%s"',
  (typed) => {
    expect(shortUnits(typed.split(' '))).toEqual(typed.split(' '))
  },
)
