import { withFolder, withServer } from '../served.ts'
import { measureMachine } from '../machine.ts'
import { measureMessages } from './messages.ts'
import { measureStreams } from './streams.ts'

/** `npm run bench:messages`: a company with 100,000 conversations of 5 million messages, then open streams. */
await withFolder(async (dataDir) => {
  measureMachine()
  await withServer(dataDir, { SEED: 'bench:100000' }, async () => {})
  await measureMessages(dataDir)
  await measureStreams(dataDir)
})
