import cluster from 'node:cluster'
import { runUntilSignal } from './shutdown.ts'

// Signal handlers are installed before the product is imported.
runUntilSignal(async (lifetime) => {
  if (cluster.isPrimary) {
    const { readConfig } = await import('./config.ts')
    const config = readConfig()
    if (config.PROCESSES > 1) {
      const { runProcesses } = await import('./processes/run-processes.ts')
      return runProcesses(config, lifetime)
    }
  }
  const { startSite } = await import('./site.ts')
  return startSite(lifetime)
})
