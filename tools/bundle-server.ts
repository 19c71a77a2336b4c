import { relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Bundles what `npm start` runs, server and renderer with one copy of the contract, into `dist/site`. Packages stay
 * outside. Why: decision 103.
 */
const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, 'dist/site')

/** Files that a module opens beside itself stay where they are: its `import.meta` is that of the source. */
const ownPlaces: Plugin = {
  name: 'own-places',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null
    const url = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url)`
    const path = (of: string): string =>
      `process.getBuiltinModule('node:url').fileURLToPath(${of}).replace(/\\/$/, '')`
    return code
      .replaceAll('import.meta.url', `${url}.href`)
      .replaceAll('import.meta.filename', path(url))
      .replaceAll('import.meta.dirname', path(`new URL('.', ${url})`))
  },
}

/** By its address in the source, the built renderer would bring a contract of its own. */
const renderer: Plugin = {
  name: 'renderer',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/server/pages/renderer.ts')) return null
    const bundled = code.replace(
      'import(built.href)',
      "import('../../dist/server/entry-server.js')",
    )
    if (bundled === code) throw new Error('renderer.ts imports the built renderer in another way')
    return bundled
  },
}

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [renderer, ownPlaces],
  build: {
    ssr: 'server/main.ts',
    outDir: folder,
    emptyOutDir: true,
    manifest: true,
    minify: false,
    target: 'node24',
    // All beside each other, as `ownPlaces` counts on.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
