import { expect, test } from 'vitest'
import { ranks, type Label } from './label-layout.ts'
import { townAt } from './town-at.ts'

/** A degree is a pixel, south is down. */
const map = {
  project: ([latitude, longitude]: [number, number]) => ({ x: longitude, y: -latitude }),
}

function town(name: string, longitude: number, radius: number, rank: number = ranks.town): Label {
  return { name, longitude, latitude: 0, rank, radius }
}

test('a cluster is called after the largest town in it, though a smaller one is nearer', () => {
  const towns = [town('Frunză', 2, 700), town('Ocnița', 20, 950), town('Edineț', 60, 1300)]
  expect(townAt(map, towns, { latitude: 0, longitude: 0 }, 30)).toBe('Ocnița')
})

test('a city comes before a town, and villages name no cluster', () => {
  const places = [
    town('Chișinău', 10, 900, ranks.city),
    town('Sîngera', 5, 1000),
    town('Bubuieci', 1, 2000, ranks.village),
  ]
  expect(townAt(map, places, { latitude: 0, longitude: 0 }, 30)).toBe('Chișinău')
  expect(townAt(map, places.slice(2), { latitude: 0, longitude: 0 }, 30)).toBeNull()
})
