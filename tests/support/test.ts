import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test as base } from 'vitest'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Clock, Deps } from '#domains/deps.ts'
import { composeDeps } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { createDatabase, type OwnDatabase } from './servers/database.ts'
import { builders, type Given } from './market/builders.ts'

export interface TestClock extends Clock {
  readonly advance: (by: { days?: number; hours?: number; minutes?: number }) => void
  /** Sets the time, for behaviour that depends on the time of day. */
  readonly leapTo: (iso: string) => void
}

export interface World {
  readonly deps: Deps & { readonly clock: TestClock }
  readonly given: Given
  /** Folder of stored photos. */
  readonly filesFolder: string
}

export const secret = 'a secret of the tests, long enough to sign with'

function testClock(): TestClock {
  let now = new Date()
  return {
    now: () => now,
    leapTo: (iso) => {
      now = new Date(iso)
    },
    advance: ({ days = 0, hours = 0, minutes = 0 }) => {
      now = new Date(now.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000)
    },
  }
}

/** Lends the file its world on a database of its own. */
export async function inWorld(
  { sql, drop }: OwnDatabase,
  use: (world: World) => Promise<void>,
): Promise<void> {
  const filesFolder = mkdtempSync(join(tmpdir(), 'gasit-files-'))
  const clock = testClock()
  const config = readConfig({
    ...{ RATES: 'stored', RATES_URL: 'http://127.0.0.1:1', HELP_MAIL: 'help@gasit.md' },
  })
  const cacheInvalidation = { invalidate: async () => {} }
  const warn = (): void => {}
  const deps = {
    ...composeDeps(config, { sql, filesFolder, clock, secret, cacheInvalidation, warn }),
    clock,
  }
  await use({ deps, given: builders(deps), filesFolder })
  await drop()
  rmSync(filesFolder, { recursive: true, force: true })
}

/** A test with a database per file: `deps` as composed by the product, `given` to create test data. */
export const test = base.extend<{ deps: World['deps']; given: Given; world: World }>({
  world: [
    async ({}, use) => inWorld(await createDatabase(inject('target')), use),
    { scope: 'file' },
  ],
  deps: async ({ world }, use) => use(world.deps),
  given: async ({ world }, use) => use(world.given),
})

expect.extend({
  async toBeRefused(received: Promise<unknown>, code: RefusalCode, field?: string) {
    const outcome = await received.then(
      () => 'an answer',
      (error: unknown) => (error instanceof Refusal ? error : `the error ${String(error)}`),
    )
    const isRight =
      outcome instanceof Refusal && outcome.code === code && (!field || outcome.field === field)
    const got =
      outcome instanceof Refusal ? `${outcome.code} (${outcome.field ?? 'no field'})` : outcome
    return {
      pass: isRight,
      message: () => `expected the refusal ${code} ${field ?? ''}, got ${got}`,
    }
  },
})

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toBeRefused: (code: RefusalCode, field?: string) => Promise<void>
  }
}

export { expect }
