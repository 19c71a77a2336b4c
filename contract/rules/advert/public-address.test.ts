import { expect, test } from 'vitest'
import { publicAddress } from './public-address.ts'

test.each([
  ['str. Ismail 46, ap. 12', 'str. Ismail 46'],
  ['str. Ismail 46 ap.12, et. 3', 'str. Ismail 46'],
  ['bd. Dacia 20/3, scara 2, etajul 5, apartamentul 77B', 'bd. Dacia 20/3'],
  ['ул. Пушкина 12, кв. 34', 'ул. Пушкина 12'],
  ['ул. Пушкина, д. 12, подъезд 1, 3 этаж, квартира 34', 'ул. Пушкина, д. 12'],
  ['Florilor 5, flat 8', 'Florilor 5'],
  ['str. Ismail 46, 12', 'str. Ismail 46'],
  ['ул. Мира 7-15', 'ул. Мира 7'],
  ['str. Ismail 46 apt 9', 'str. Ismail 46'],
  ['ap. 4, str. Ismail 46', 'str. Ismail 46'],
])('of %j everybody sees %j', (address, shown) => {
  expect(publicAddress(address)).toBe(shown)
})

test.each([
  '',
  'str. 31 August 1989, 12',
  'str. Alba Iulia 75/4',
  'str. Calea Ieșilor 10, of. 5',
  'Piața Marii Adunări Naționale 1',
  'șos. Hîncești 38A, bl. 2',
  'ул. 8 Марта, 5',
  'str. Apelor 3',
  'ул. Подгорная 3',
  'str. Sciusev 9',
])('street and house stay as they are: %j', (address) => {
  expect(publicAddress(address)).toBe(address)
})
