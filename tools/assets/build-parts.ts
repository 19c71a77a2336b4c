import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { build } from 'vite'
import { contractAddresses } from './contract-addresses.ts'

const root = resolve(import.meta.dirname, '../..')

/** Builds `/dev/parts/` into a folder of its own, so that no file of the site changes by it. */
export async function buildParts(): Promise<void> {
  await build({
    configFile: false,
    root: resolve(root, 'app/dev'),
    base: '/dev/parts/',
    publicDir: false,
    plugins: [react(), contractAddresses()],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    build: {
      outDir: resolve(root, 'dist/parts'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'es2022',
    },
  })
}
