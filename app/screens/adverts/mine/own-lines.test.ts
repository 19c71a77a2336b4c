import { expect, test } from 'vitest'
import { myAdverts as en } from '#i18n/en/my-adverts.ts'
import { myAdverts as ro } from '#i18n/ro/my-adverts.ts'
import { myAdverts as ru } from '#i18n/ru/my-adverts.ts'
import { statusText } from './own-lines.ts'

const states = ['active', 'suspended', 'rejected', 'review', 'archived', 'draft']

test.for([
  ['ro', ro],
  ['ru', ru],
  ['en', en],
] as const)(
  'each state has a name of its own, and a code of tomorrow has one too (%s)',
  ([, t]) => {
    const names = [...states, 'frozen'].map((status) => statusText(status, t))

    expect(new Set(names).size).toBe(states.length + 1)
    expect(names.at(-1)).toBe(t.statuses.unknown)
    expect(names.every((name) => name.length > 0)).toBe(true)
  },
)
