import { runUntilSignal } from './shutdown.ts'

// Signal handlers are installed before the product is imported.
runUntilSignal(async (lifetime) => {
  const { startSite } = await import('./site.ts')
  await startSite(lifetime)
})
