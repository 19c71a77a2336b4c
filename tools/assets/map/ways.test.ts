import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { curved, softened, wayThrough, type Locality } from './ways.ts'

const orhei: Locality = { name_ro: 'Orhei', district: 'Orhei', lat: 47.38, lon: 28.82 }
const near: Locality = { name_ro: 'Ustia', district: 'Dubăsari', lat: 47.25, lon: 29.1 }
const far: Locality = { name_ro: 'Ustia', district: 'Glodeni', lat: 47.7, lon: 27.5 }

test('of two localities with one name, a way passes the nearer', () => {
  expect(wayThrough('Orhei, Ustia', [orhei, far, near])).toEqual([
    [28.82, 47.38],
    [29.1, 47.25],
  ])
})

test('a town goes before a nearer village of its name', () => {
  const town = { ...far, kind: 'town', lat: 47.4, lon: 28.4 }
  expect(wayThrough('Orhei, Ustia', [orhei, near, town]).at(-1)).toEqual([28.4, 47.4])
})

test('a way may begin in one of them by district, and pass a point without a name', () => {
  expect(wayThrough('Ustia@Dubăsari, 28.9 47.3, Orhei', [far, near, orhei])).toEqual([
    [29.1, 47.25],
    [28.9, 47.3],
    [28.82, 47.38],
  ])
})

test('a mistaken name is an error: unknown, one of several, or far from the way', () => {
  expect(() => wayThrough('Orhey', [orhei])).toThrow('No locality is called Orhey')
  expect(() => wayThrough('Ustia, Orhei', [orhei, near, far])).toThrow('Several localities')
  expect(() => wayThrough('Orhei, Ustia@Glodeni', [orhei, far])).toThrow('too far')
})

test('a curve passes every point of its line', () => {
  const line = [
    [28, 47],
    [28.2, 47.1],
    [28.3, 47],
  ] as const
  const curve = curved(line, 4)
  expect(curve).toHaveLength(9)
  expect(line.every((point) => curve.some((other) => String(other) === String(point)))).toBe(true)
})

test('the corners of a lake are cut', () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const
  const lake = softened(square)
  expect(lake).toHaveLength(16)
  expect(lake.some(([x, y]) => x === 0 && y === 0)).toBe(false)
})

test('all roads and rivers of the map pass localities that exist', () => {
  const units: { name_ro: string; localities: Omit<Locality, 'district'>[] }[] = JSON.parse(
    readFileSync('db/data/places.json', 'utf8'),
  )
  const localities = units.flatMap((unit) =>
    unit.localities.map((place) => ({ ...place, district: unit.name_ro })),
  )
  const ways: { roads: { stops: string }[]; rivers: { stops: string }[] } = JSON.parse(
    readFileSync('db/data/map/ways.json', 'utf8'),
  )
  for (const { stops } of [...ways.roads, ...ways.rivers]) {
    expect(wayThrough(stops, localities).length).toBe(stops.split(', ').length)
  }
})
