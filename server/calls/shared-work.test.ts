import { expect, test } from '#tests/support/test.ts'
import { freshName } from '#tests/support/fresh.ts'
import { SharedWork } from './shared-work.ts'

const limits = { quotas: { person: 10_000, address: 20_000 }, window: 60_000, batch: 1_000 }

/** Two people with one network address. */
function people() {
  const address = freshName()
  return [
    { person: freshName(), address },
    { person: freshName(), address },
  ] as const
}

test('work of several processes is added up, and refused until the minute is over', async ({
  deps,
}) => {
  const [one] = people()
  const [here, there] = [new SharedWork(limits), new SharedWork(limits)]
  for (let time = 0; time < 5; time++) {
    await here.add(deps, one, 1_100)
    await there.add(deps, one, 1_100)
  }

  expect(() => there.check(deps, one)).toThrow('Too many')
  await here.add(deps, one, 1_000)
  expect(() => here.check(deps, one)).toThrow('Too many')

  deps.clock.advance({ minutes: 2 })
  expect(() => here.check(deps, one)).not.toThrow()
  await here.add(deps, one, 1_100)
  expect(() => here.check(deps, one)).not.toThrow()
})

test('nobody pays for another at the same address, unless the address has spent all', async ({
  deps,
}) => {
  const [one, other] = people()
  const work = new SharedWork(limits)
  await work.add(deps, one, 12_000)

  expect(() => work.check(deps, one)).toThrow('Too many')
  expect(() => work.check(deps, other)).not.toThrow()
  expect(() => work.check(deps, { ...other, address: freshName() })).not.toThrow()
})

test('whoever asks like a person causes no write', async ({ deps }) => {
  const [one] = people()
  const work = new SharedWork(limits)
  await deps.sql`delete from attempts`
  for (let time = 0; time < 30; time++) await work.add(deps, one, 30)

  expect(await deps.sql`select 1 from attempts where key like 'work:%'`).toEqual([])
})

test('what cannot be written is forgiven', async ({ deps }) => {
  const [one] = people()
  const work = new SharedWork(limits)
  const away = { ...deps, sql: Object.assign(() => Promise.reject(new Error('away')), deps.sql) }

  await work.add(away, one, 12_000).catch(() => expect.unreachable())
  expect(() => work.check(deps, one)).not.toThrow()
})
