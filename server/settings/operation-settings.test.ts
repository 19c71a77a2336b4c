import { expect, test } from 'vitest'
import { ownPorts } from './operation-settings.ts'

test('several processes have ports after that of all, or from OWN_PORT on', () => {
  expect(ownPorts({ PORT: 3_000, PROCESSES: 3 })).toEqual([3_001, 3_002, 3_003])
  expect(ownPorts({ PORT: 3_000, PROCESSES: 2, OWN_PORT: 9_000 })).toEqual([9_000, 9_001])
})

test('ports that there are not are refused in a line', () => {
  expect(() => ownPorts({ PORT: 0, PROCESSES: 2 })).toThrow(/^Setting PROCESSES: [^\n]+$/)
  expect(() => ownPorts({ PORT: 65_530, PROCESSES: 6 })).toThrow(/^Setting OWN_PORT: [^\n]+$/)
  expect(ownPorts({ PORT: 65_530, PROCESSES: 5 }).at(-1)).toBe(65_535)
})
