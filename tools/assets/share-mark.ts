import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { site } from '#contract/site/site.ts'

/**
 * Renders the logo for pictures of shared links: `node tools/assets/share-mark.ts`, after a change of the logo. A running
 * site reads no SVG.
 */
const { width, height, word, lens } = site.logo
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#1c1917" d="${word}"/><path fill="none" stroke="#7a1f4f" stroke-width="12" stroke-linecap="round" d="${lens}"/></svg>`

const picture = await sharp(Buffer.from(svg), { density: 288 })
  .resize({ height: 64 })
  .png({ palette: true })
  .toBuffer()
await writeFile('server/adapters/images/share-mark.png', picture)
