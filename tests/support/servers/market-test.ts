import { inject } from 'vitest'
import { writeMarket } from '#demo/fill/write-market.ts'
import { demoMarket } from '../market/demo-market.ts'
import { createMarketDatabase } from './database.ts'
import { inWorld, test as base, type World } from '../test.ts'

/** A test with the demo market in the database of its file, a copy of the one that the run has written. */
export const test = base.extend<{ world: World }>({
  world: [
    async ({}, use) => {
      const clock = { now: () => new Date() }
      const write = async (sql: World['deps']['sql']): Promise<void> =>
        writeMarket(sql, await demoMarket({ sql, clock }))
      await inWorld(await createMarketDatabase(inject('target'), write), use)
    },
    { scope: 'file' },
  ],
})

export { expect } from 'vitest'
