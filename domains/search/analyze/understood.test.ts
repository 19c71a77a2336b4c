import { expect, test } from 'vitest'
import { understoodPhrases } from './understood.ts'

const noPrice = null

test('a phrase is shown as typed, with the query that is left without it', () => {
  const words = ['in', 'chisinau']
  expect(
    understoodPhrases('Apartament  în Chișinău, mobilat', noPrice, [{ kind: 'place', words }]),
  ).toEqual([{ kind: 'place', text: 'în Chișinău', without: 'Apartament , mobilat' }])
})

test('each condition of a query can be left out by itself, the price last', () => {
  const price = { from: null, to: 300, currency: 'EUR', text: 'до 300 €' } as const
  const phrases = understoodPhrases('дешёвый телефон в Кишинёве до 300 €', price, [
    { kind: 'place', words: ['в', 'кишиневе'] },
    { kind: 'cheap', words: ['дешевый'] },
  ])

  expect(phrases).toEqual([
    { kind: 'place', text: 'в Кишинёве', without: 'дешёвый телефон до 300 €' },
    { kind: 'cheap', text: 'дешёвый', without: 'телефон в Кишинёве до 300 €' },
    { kind: 'price', text: 'до 300 €', without: 'дешёвый телефон в Кишинёве' },
  ])
})

test('signs between the words of a phrase belong to it', () => {
  const words = ['or', 'soroca']
  expect(understoodPhrases('casă (or. Soroca)', noPrice, [{ kind: 'place', words }])).toEqual([
    { kind: 'place', text: 'or. Soroca', without: 'casă ( )' },
  ])
})

test('words that are not in the text as typed are no phrase', () => {
  const price = { from: 1, to: null, currency: 'MDL', text: 'de la 1 leu' } as const
  const corrected = [{ kind: 'place', words: ['balti'] }] as const

  expect(understoodPhrases('casa balty', price, corrected)).toEqual([])
  expect(understoodPhrases('', noPrice, corrected)).toEqual([])
})
