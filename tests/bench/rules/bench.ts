import { withMarket } from '../market.ts'
import { withFolder, withServer } from '../served.ts'
import { measureFalseAlarms } from './false-alarms.ts'
import { measureLookups } from './lookups.ts'
import { measurePhotos } from './photos.ts'
import { measureQueue } from './queue.ts'

/**
 * `npm run bench:rules`: the review rules on the demo market, its photos, and half a million others;
 * a moderator's queue of a thousand cases.
 */
await withFolder(async (dataDir) => {
  await withServer(dataDir, { SEED: 'demo' }, async () => {})
  await measurePhotos(dataDir)
  await withMarket(dataDir, 2, async ({ deps }) => {
    await measureFalseAlarms(deps)
    await measureLookups(deps)
  })
})
await measureQueue()
