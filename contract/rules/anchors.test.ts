import { expect, test } from 'vitest'
import { anchorsOf } from './anchors.ts'

function anchorsIn(...headings: (string | undefined)[]): string[] {
  const anchorAt = anchorsOf(headings.map((heading) => ({ heading })))
  return headings.map((_, position) => anchorAt(position))
}

test('an anchor is the English heading in small letters with hyphens', () => {
  expect(anchorsIn('How many photos can I add?', 'E-mail & phone')).toEqual([
    'how-many-photos-can-i-add',
    'e-mail-phone',
  ])
})

test('a heading that is missing, empty, repeated or without Latin letters gives a number', () => {
  expect(anchorsIn(undefined, '', 'Rules', 'Rules', 'Правила')).toEqual([
    ...['part-1', 'part-2', 'rules', 'part-4', 'part-5'],
  ])
})

test('a block that only another language has is numbered', () => {
  expect(anchorsOf([{ heading: 'Rules' }])(3)).toBe('part-4')
})
