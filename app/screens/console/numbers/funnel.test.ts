import { expect, test } from 'vitest'
import type { Series } from '#contract/staff/numbers.ts'
import { funnelOf } from './funnel.ts'

const step = (dimension: string, values: (number | null)[]): Series => ({
  ...{ metric: 'posting', dimension, values },
})

test('each step of posting is a part of the first one', () => {
  const steps = funnelOf([step('opened', [150, 50]), step('draft', [40, 10])])

  expect(steps.slice(0, 2)).toEqual([
    { step: 'opened', count: 200, percent: 100 },
    { step: 'draft', count: 50, percent: 25 },
  ])
})

test('of a first step without a number there are no parts, and a later step does not take its place', () => {
  const drafts = step('draft', [2579])
  const known = { step: 'draft', count: 2579, percent: null }

  expect(funnelOf([drafts]).slice(0, 2)).toEqual([
    { step: 'opened', count: null, percent: null },
    known,
  ])
  expect(funnelOf([step('opened', [0]), drafts])[1]).toEqual(known)
})
