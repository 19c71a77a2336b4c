import { expect, test } from 'vitest'
import { layLabels, ranks, type Label } from './label-layout.ts'

/** A degree is a pixel, south is down. */
const map = {
  project: ([latitude, longitude]: [number, number]) => ({ x: longitude, y: -latitude }),
}
const view = [0, 0, 400, 300] as const

function at(name: string, x: number, y: number, rank: number): Label {
  return { name, longitude: x, latitude: -y, rank }
}

function laid(
  labels: readonly Label[],
  zoom = 12,
  taken: (readonly [number, number, number, number])[] = [],
) {
  return layLabels(map, labels, { zoom, view, taken }).map(
    ({ label, side }) => `${label.name} ${side}`,
  )
}

test('a name stands below its place while there is room, else above or beside it', () => {
  expect(laid([at('Orhei', 200, 150, ranks.town)])).toEqual(['Orhei below'])
  expect(laid([at('Orhei', 200, 295, ranks.town)])).toEqual(['Orhei above'])
  expect(laid([at('Orhei', 5, 150, ranks.town)])).toEqual(['Orhei right'])
  expect(laid([at('Orhei', 395, 150, ranks.town)])).toEqual(['Orhei left'])
})

test('a name that the edge would cut is left out', () => {
  expect(laid([at('Ceadîr-Lunga', 5, 298, ranks.sector)])).toEqual([])
  expect(laid([at('Orhei', 401, 150, ranks.town)])).toEqual([])
})

test('where two names do not fit, the larger place has its name', () => {
  const close = [
    at('Bubuieci', 200, 150, ranks.village),
    at('Chișinău', 202, 151, ranks.city),
    at('Ciocana', 203, 158, ranks.sector),
  ]
  expect(laid(close)).toEqual(['Chișinău below'])
})

test('names keep out of what adverts and buttons cover', () => {
  const orhei = at('Orhei', 200, 150, ranks.town)
  expect(laid([orhei], 12, [[150, 155, 250, 200]])).toEqual(['Orhei above'])
  expect(laid([orhei], 12, [[100, 100, 300, 200]])).toEqual([])
})

test('villages and sectors are named close up only, countries from afar only', () => {
  const labels = [
    at('Trușeni', 100, 50, ranks.village),
    at('Botanica', 100, 150, ranks.sector),
    at('Ucraina', 300, 250, ranks.country),
  ]
  expect(laid(labels, 7)).toEqual(['Ucraina on'])
  expect(laid(labels, 12)).toEqual(['Botanica on', 'Trușeni below'])
})
