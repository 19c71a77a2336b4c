import { expect, test } from 'vitest'
import { stickyHovers } from './sticky-hover.ts'

test('a line drawn for the pointer needs a device that hovers', () => {
  const rule = '.title:hover,\n.title:focus {\n  text-decoration: underline;\n}'
  expect(stickyHovers(rule)).toEqual([3])
  expect(stickyHovers(`@media (hover: hover) {\n${rule}\n}`)).toEqual([])
})

test('what takes a line away, or is no matter of the pointer, is left alone', () => {
  expect(stickyHovers('.chip:hover {\n  text-decoration: none;\n}')).toEqual([])
  expect(stickyHovers('.link {\n  text-decoration: underline;\n}\n.link:hover {\n}')).toEqual([])
})
