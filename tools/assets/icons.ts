import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { iconNames } from '#app/parts/icons/icon-names.ts'

/** Generates the icon sprite from Lucide: `node tools/assets/icons.ts`, after a change of the list of names. */
const folder = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'))

const symbols = await Promise.all(
  iconNames.map(async (name) => {
    const svg = await readFile(join(folder, 'icons', `${name}.svg`), 'utf8')
    const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    return `<symbol id="${name}" viewBox="0 0 24 24">${body.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim()}</symbol>`
  }),
)

await writeFile(
  'app/public/assets/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${symbols.join('')}</svg>\n`,
)
