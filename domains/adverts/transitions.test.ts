import { expect, test } from 'vitest'
import { advertStatuses } from '#contract/adverts/adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { canMove, moved, type Move } from './transitions.ts'

const allowed: readonly (readonly [Move, string, string])[] = [
  ['publish', 'draft', 'active'],
  ['look', 'draft', 'review'],
  ['look', 'active', 'review'],
  ['look', 'archived', 'review'],
  ['look', 'rejected', 'review'],
  ['look', 'suspended', 'review'],
  ['approve', 'review', 'active'],
  ['reject', 'review', 'rejected'],
  ['suspend', 'active', 'suspended'],
  ['unsuspend', 'suspended', 'active'],
  ['archive', 'active', 'archived'],
  ['restore', 'archived', 'active'],
  ['edit', 'draft', 'draft'],
  ['edit', 'active', 'active'],
  ['edit', 'archived', 'archived'],
  ['edit', 'review', 'review'],
  ['edit', 'rejected', 'review'],
  ['edit', 'suspended', 'review'],
  ...['draft', 'review', 'active', 'suspended', 'rejected', 'archived'].map(
    (from) => ['delete', from, 'deleted'] as const,
  ),
]

function outcome(move: () => string): string {
  try {
    return move()
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

const names = [...new Set(allowed.map(([move]) => move))]

for (const move of names) {
  for (const from of advertStatuses) {
    const to = allowed.find(([name, state]) => name === move && state === from)?.[2]
    test(`${move} of an advert that is ${from}: ${to ?? 'refused'}`, () => {
      expect(canMove(from, move)).toBe(to !== undefined)
      expect(outcome(() => moved(from, move))).toBe(to ?? 'move_refused')
    })
  }
}
