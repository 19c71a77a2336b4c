import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import english from 'dictionary-en'
import romanian from 'dictionary-ro'
import russian from 'dictionary-ru'
import { packTables } from '#domains/search/dictionary/format.ts'
import { compile } from './compile.ts'
import { lemmasOf } from './lemmas.ts'
import type { Links } from './links.ts'

/** Writes the dictionary of search from the hunspell packages: `node tools/dictionary/build.ts`. */
const target = new URL('../../domains/search/dictionary/words.br', import.meta.url)

const irregular = await readFile(new URL('irregular.txt', import.meta.url), 'utf8')

function irregularOf(language: string): Links {
  return irregular
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([first, ...forms]) => (first === language ? [forms] : []))
}

const lemmas = [
  ...lemmasOf('ro', romanian, irregularOf('ro')),
  ...lemmasOf('ru', russian, irregularOf('ru')),
  ...lemmasOf('en', english, irregularOf('en')),
]
const tables = compile(lemmas)
const bytes = packTables(tables)
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
const packed = brotliCompressSync(bytes, { params })
await writeFile(target, packed)
const counts = Object.entries(tables).map(([name, { length }]) => `${name} ${length}`)
console.log([...counts, `bytes ${bytes.length}`, `packed ${packed.length}`].join('\n'))
