import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractAddresses } from './tools/assets/contract-addresses.ts'
import { pageChunks } from './tools/assets/page-chunks.ts'

/** Two builds of one application: `dist/client` for browsers, `dist/server` for rendering. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'app/public',
  plugins: [react(), ...(isSsrBuild ? [] : [contractAddresses()])],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsDir: 'built',
    manifest: !isSsrBuild,
    // Drawings of a few hundred bytes, named by styles: a request of its own weighs more.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: isSsrBuild ? 'app/entry-server.tsx' : 'app/entry-client.tsx',
      // The server's own contract: a Refusal thrown by a use case is the one a screen catches.
      ...(isSsrBuild
        ? { external: [/^#contract\//] }
        : { output: { codeSplitting: pageChunks(import.meta.dirname) } }),
    },
  },
}))
