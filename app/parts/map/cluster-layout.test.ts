import { expect, test } from 'vitest'
import { layOut } from './cluster-layout.ts'

/** One degree is a hundred pixels. */
const map = {
  project: ([latitude, longitude]: readonly [number, number]) => ({
    x: longitude * 100,
    y: -latitude * 100,
  }),
}

const city = { latitude: 47, longitude: 28, count: 56, text: '56', city: 'Chișinău' }
const alone = { latitude: 46, longitude: 28, count: 1, text: '8 500 €', city: 'Comrat' }

test('a single advert shows its price instead of the name of its place', () => {
  const { priced, named } = layOut(map, [city, alone], [])
  expect([...priced]).toEqual([alone])
  expect([...named]).toEqual([[city, 'below']])
})

test('a price that would cover another advert is a dot', () => {
  const beside = { ...alone, longitude: 28.5, text: '120 €' }
  expect([...layOut(map, [alone, beside], []).priced]).toEqual([alone])
  const nearer = { ...beside, longitude: 28.3 }
  expect(layOut(map, [alone, nearer], []).priced.size).toBe(0)
  expect(layOut(map, [{ ...alone, latitude: 46.9 }, city], []).priced.size).toBe(0)
})

test('a price that would lie under the buttons of the map is a dot, and a name gives way to them', () => {
  const { x, y } = map.project([alone.latitude, alone.longitude])
  const buttons = [x + 30, y - 40, x + 90, y + 60] as const
  expect(layOut(map, [alone], []).priced.size).toBe(1)
  const { priced, named } = layOut(map, [city, alone], [buttons])
  expect(priced.size).toBe(0)
  expect(named.has(alone)).toBe(true)

  const below = [x - 5, y, x + 5, y + 90] as const
  expect(layOut(map, [city, alone], [below]).named.get(alone)).toBe('above')
})

test('a name goes above its cluster where there is no room below, and the largest always has one', () => {
  const below = { ...city, latitude: 46.65, count: 20, text: '20' }
  const above = { ...city, latitude: 47.35, count: 20, text: '20' }
  expect(layOut(map, [city, below], []).named.get(city)).toBe('above')
  expect(layOut(map, [city, below, above], []).named.get(city)).toBe('below')
})

test('names of the base keep away from all that clusters cover', () => {
  const { rooms } = layOut(map, [city, alone], [])
  expect(rooms).toHaveLength(3)
  for (const room of rooms) expect(room.every(Number.isFinite)).toBe(true)
})
