import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'

const most = 80 * 1024

function sizeOf(name: string): number {
  return gzipSync(readFileSync(`app/public/assets/map/${name}.json`)).length
}

test.for(languages)('a map without tiles loads at most 80 KB compressed in %s', (lang) => {
  expect(sizeOf('base') + sizeOf(`places-${lang}`)).toBeLessThan(most)
})
