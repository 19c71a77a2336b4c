import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readGoods } from '#demo/market/read-market.ts'
import type { Good } from '#demo/market/recipe.ts'
import { drawScene } from '#demo/pictures/scenes.ts'

/**
 * Contact sheets of the demo market's pictures: `node tools/assets/demo-sheet.ts FOLDER [goods]` prints each scene with
 * its titles and writes sheets with one cell per scene or per good.
 */
const cell = { width: 240, height: 180, text: 36 }
const [columns, rows] = [10, 8]

const [folder = 'test-results/demo', by = 'scenes'] = process.argv.slice(2)
const goods = await readGoods()
const scenes = Map.groupBy(goods, ({ scene }) => scene)
for (const [scene, own] of scenes) console.log(`${scene}: ${own.map(titleOf).join(' | ')}`)

const shown = by === 'goods' ? goods : [...scenes.values()].flatMap(([first]) => first ?? [])
await mkdir(folder, { recursive: true })
for (let at = 0; at < shown.length; at += columns * rows)
  await writeSheet(
    shown.slice(at, at + columns * rows),
    join(folder, `${by}-${at / columns / rows}.png`),
  )

async function writeSheet(some: readonly Good[], file: string): Promise<void> {
  const cells = await Promise.all(
    some.map(async (good, index) => {
      const left = (index % columns) * cell.width
      const top = Math.floor(index / columns) * (cell.height + cell.text)
      const picture = await sharp(Buffer.from(drawScene(good.scene, index % 3, 0)))
        .resize(cell.width, cell.height)
        .toBuffer()
      return [
        { input: picture, left, top },
        { input: Buffer.from(caption(good)), left, top: top + cell.height },
      ]
    }),
  )
  const height = Math.ceil(some.length / columns) * (cell.height + cell.text)
  await sharp({ create: { width: columns * cell.width, height, channels: 3, background: '#fff' } })
    .composite(cells.flat())
    .png({ palette: true })
    .toFile(file)
}

function caption(good: Good): string {
  const line = (text: string, y: number): string =>
    `<text x="3" y="${y}" font-size="13" font-family="sans-serif">${escaped(text)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.text}">${line(titleOf(good).slice(0, 38), 14)}${line(good.scene, 30)}</svg>`
}

function titleOf({ ro }: Good): string {
  return ro.replaceAll(/\{[^}]*\}/g, '…')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
