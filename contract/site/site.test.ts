import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { site } from './site.ts'

const root = new URL('../../', import.meta.url)
const folders = [
  'app',
  'contract',
  'db/seed',
  'demo',
  'domains',
  'i18n',
  'server',
  'tools',
] as const

/** Tests may use any name. */
const isFree = /\.test\.ts$|^contract\/site\/site\.ts$/

test('no other file says what the site is called', async () => {
  const names = [site.name, ...Object.values(site.tagline)]
  const namePattern = new RegExp(`(?:${names.join('|')})(?!\\p{L})`, 'u')
  const found: string[] = []
  for (const folder of folders) {
    const files = await readdir(new URL(folder, root), { recursive: true })
    const ours = files
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(tsx?|mjs|js|css|svg|html|json)$/.test(file) && !isFree.test(file))
    for (const file of ours)
      if (namePattern.test(await readFile(new URL(file, root), 'utf8'))) found.push(file)
  }

  expect(found).toEqual([])
})
