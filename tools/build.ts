import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { buildParts } from './assets/build-parts.ts'
import { writeRoutes } from './assets/write-routes.ts'

/** Builds the browser and the server bundle, and the page of parts; precompresses the browser's files. */
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })
await buildParts()

await writeRoutes()

for (const folder of ['dist/client/built', 'dist/client/assets']) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
      await pack(join(entry.parentPath, entry.name))
  }
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, brotliCompressSync(plain, { params }))
  await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }))
}
