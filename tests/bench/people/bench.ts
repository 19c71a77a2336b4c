import { parseArgs } from 'node:util'
import { withFolder, withServer } from '../served.ts'
import { measureMachine } from '../machine.ts'
import { measureMessages } from './messages.ts'
import { measureStreams } from './streams.ts'

/**
 * `npm run bench:messages`: a company with 100,000 conversations of 5 million messages, then open streams. With a number
 * as argument, each of its 5,000 buyers has so many conversations instead of 20.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const conversationsPerBuyer = Number(positionals[0] ?? 20)

await withFolder(async (dataDir) => {
  measureMachine()
  await withServer(dataDir, { SEED: 'bench:100000' }, async () => {})
  await measureMessages(dataDir, conversationsPerBuyer)
  await measureStreams(dataDir)
})
