import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeCalls } from '#contract/places.ts'
import { answering } from '#tests/support/app/caller.ts'
import { allPlaces, mainPlaces, placesOf } from './places.ts'

const place = (slug: string, ro: string, ru = ro) => ({
  ...{ id: 1, slug, kind: 'town' },
  labels: { ro, ru, en: '' },
})
const soroca = place('soroca', 'Soroca', 'Сорока')
const chisinau = place('chisinau', 'Chișinău', 'Кишинёв')
const list = {
  main: [chisinau],
  districts: [{ ...place('raionul-soroca', 'Raionul Soroca'), places: [soroca] }],
}

/** A server with two places and one district. */
function server() {
  return answering(
    [placeCalls.listPlaces, () => list],
    [placeCalls.findPlaces, ({ search }) => ({ places: search === 'chișinău' ? [chisinau] : [] })],
  )
}

let now = Date.now()

beforeEach(() => {
  // The list is cached for ten minutes: each test starts an hour after the previous one.
  now += 3_600_000
  vi.useFakeTimers({ now })
})

afterEach(() => {
  vi.useRealTimers()
})

test('slugs are named in the language of the page, towns and districts alike', async () => {
  const { call, asked } = server()
  expect(await placesOf(call, 'soroca,raionul-soroca', 'ru')).toEqual([
    { slug: 'soroca', label: 'Сорока' },
    { slug: 'raionul-soroca', label: 'Raionul Soroca' },
  ])
  expect(asked).toEqual([placeCalls.listPlaces])
})

test('a sector is named with its city, by its slug and by its name', async () => {
  const sectors = [place('chisinau-botanica', 'Botanica', 'Ботаника')]
  const [district] = list.districts
  const city = { ...chisinau, sectors }
  const { call } = answering(
    [
      placeCalls.listPlaces,
      () => ({ main: [city], districts: [{ ...district, places: [city, soroca] }] }),
    ],
    [placeCalls.findPlaces, () => ({ places: sectors })],
  )
  const botanica = { slug: 'chisinau-botanica', label: 'Кишинёв, Ботаника' }

  expect(await placesOf(call, 'chisinau-botanica', 'ru')).toEqual([botanica])
  expect(await placesOf(call, 'ботаника', 'ru')).toEqual([botanica])
  expect((await mainPlaces(call, 'ru')).main).toEqual([
    { slug: 'chisinau', label: 'Кишинёв' },
    botanica,
  ])
})

test('what is no slug is looked up by its name, and what is no place is left out', async () => {
  const { call } = server()
  expect(await placesOf(call, 'Atlantida,chișinău', 'ro')).toEqual([
    { slug: 'chisinau', label: 'Chișinău' },
  ])
})

test('a place that two names mean is there once', async () => {
  const [district] = list.districts
  const withTown = { ...list, districts: [{ ...district, places: [soroca, chisinau] }] }
  const { call } = answering(
    [placeCalls.listPlaces, () => withTown],
    [placeCalls.findPlaces, () => ({ places: [chisinau] })],
  )
  expect(await placesOf(call, 'chisinau,chișinău', 'ro')).toEqual([
    { slug: 'chisinau', label: 'Chișinău' },
  ])
})

test('places are fetched once in ten minutes, and again after a failure', async () => {
  const away = answering()
  await expect(allPlaces(away.call)).rejects.toMatchObject({ code: 'unavailable' })

  const { call, asked } = server()
  expect((await mainPlaces(call, 'ro')).main).toEqual([{ slug: 'chisinau', label: 'Chișinău' }])
  await mainPlaces(call, 'ro')
  expect(asked).toHaveLength(1)

  vi.advanceTimersByTime(10 * 60_000 + 1)
  await mainPlaces(call, 'ro')
  expect(asked).toHaveLength(2)
})
