import { expect, test } from 'vitest'
import { advertStatuses } from '#contract/adverts/adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { canTransition, nextStatus, type Transition } from './transitions.ts'

const allowed: readonly (readonly [Transition, string, string])[] = [
  ['publish', 'draft', 'active'],
  ['review', 'draft', 'review'],
  ['review', 'active', 'review'],
  ['review', 'archived', 'review'],
  ['review', 'rejected', 'review'],
  ['review', 'suspended', 'review'],
  ['approve', 'review', 'active'],
  ['reject', 'review', 'rejected'],
  ['suspend', 'active', 'suspended'],
  ['suspend', 'review', 'suspended'],
  ['unsuspend', 'suspended', 'active'],
  ['reinstate', 'rejected', 'active'],
  ['reinstate', 'suspended', 'active'],
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
      expect(canTransition(from, move)).toBe(to !== undefined)
      expect(outcome(() => nextStatus(from, move))).toBe(to ?? 'move_refused')
    })
  }
}
