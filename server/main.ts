import { runUntilSignal } from './shutdown.ts'

// Signals are heard before the product is even read.
runUntilSignal(async (lifetime) => {
  const { startSite } = await import('./site.ts')
  await startSite(lifetime)
})
