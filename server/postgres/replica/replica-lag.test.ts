import { expect, test } from 'vitest'
import { ReplicaLag } from './replica-lag.ts'

test('a replica is as old as the newest position of the primary that it has replayed', () => {
  const lag = new ReplicaLag()
  lag.note({ at: 1_000, position: 10n })
  lag.note({ at: 2_000, position: 20n })
  lag.note({ at: 3_000, position: 30n })

  expect(lag.ageOf(30n, 3_100)).toBe(100)
  expect(lag.ageOf(29n, 3_100)).toBe(1_100)
  expect(lag.ageOf(19n, 3_100)).toBe(2_100)
  expect(lag.ageOf(9n, 3_100)).toBe(Infinity)
})

test('a primary in which nothing happens makes no lag', () => {
  const lag = new ReplicaLag()
  lag.note({ at: 1_000, position: 10n })
  lag.note({ at: 50_000, position: 10n })

  expect(lag.ageOf(10n, 50_010)).toBe(10)
})

test('positions of a primary that lost some of its log in a failover say nothing of the new one', () => {
  const lag = new ReplicaLag()
  lag.note({ at: 1_000, position: 10n })
  lag.note({ at: 2_000, position: 30n })
  lag.note({ at: 3_000, position: 20n })

  expect(lag.ageOf(25n, 3_100)).toBe(100)
  expect(lag.ageOf(19n, 3_100)).toBe(2_100)
})

test('a replica that has been behind for a minute is older than all that is known', () => {
  const lag = new ReplicaLag()
  for (let second = 0; second < 120; second++)
    lag.note({ at: second * 1_000, position: BigInt(second) })

  expect(lag.ageOf(30n, 119_000)).toBe(Infinity)
  expect(lag.ageOf(100n, 119_000)).toBe(19_000)
})
