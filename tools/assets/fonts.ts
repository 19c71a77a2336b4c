import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Subsets Inter into the two font files of the site: `node tools/assets/fonts.ts`, after an update of Inter. Romanian
 * needs comma-below ș ț (U+0218–021B); older texts use cedillas.
 */
const source = join(
  dirname(createRequire(import.meta.url).resolve('inter-ui/package.json')),
  'variable/InterVariable.woff2',
)
const target = 'app/public/assets/fonts'

/** Western letters and signs, without those that no text of the site has, because every page loads them. */
const western = '\u00a0§©«®°±²³·»½×ßÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜàáâäåæçèéêëìíîïñòóôöøùúûü'

const subsets = {
  latin: range(0x20, 0x7e) + western + 'ĂăȘșȚțŞşŢţ' + '–—‘’‚“”„•…€₴₽′″←→−',
  cyrillic: range(0x401, 0x401) + range(0x410, 0x44f) + 'ёҐґЄєІіЇї№',
}

const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  noHinting: true,
} as const

await mkdir(target, { recursive: true })
for (const [name, letters] of Object.entries(subsets)) {
  const font = await subsetFont(await readFile(source), letters, options)
  await writeFile(join(target, `gasit-${name}.woff2`), font)
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`)
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('')
}
