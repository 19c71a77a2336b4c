import { afterAll, beforeAll } from 'vitest'
import { withFolder } from '../bench/served.ts'
import { kill, start, type Running } from '../faults/running.ts'

/**
 * The product as `npm start` runs it with these settings, on data of its own, for all tests of the file. Where SEED
 * asks for a market, a start before has drawn it, whose memory is not that of a site at work.
 */
export function runningSite(settings: Readonly<Record<string, string>> = {}): () => Running {
  const started = Promise.withResolvers<Running>()
  const over = Promise.withResolvers<void>()
  let folder: Promise<void>
  let site: Running

  beforeAll(async () => {
    folder = withFolder(async (dataDir) => {
      if (settings['SEED']) await kill(await start(dataDir, settings), 'SIGTERM')
      const running = await start(dataDir, settings)
      started.resolve(running)
      await over.promise
      await kill(running, 'SIGTERM')
    })
    folder.catch(started.reject)
    site = await started.promise
  })

  afterAll(async () => {
    over.resolve()
    await folder
  })

  return () => site
}
