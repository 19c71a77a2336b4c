import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('every category has an icon of the sprite', async () => {
  const data = new URL('../../../db/data/categories.json', import.meta.url)
  const file: unknown = JSON.parse(await readFile(data, 'utf8'))
  expect(file).toHaveProperty('categories')
  const icons = [...JSON.stringify(file).matchAll(/"icon":"([^"]+)"/g)].map(([, icon]) => icon)

  expect(icons.length).toBeGreaterThan(10)
  expect(icons.filter((icon) => !iconNames.some((name) => name === icon))).toEqual([])
})
