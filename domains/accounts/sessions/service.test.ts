import { countedSql } from '#tests/support/counted-sql.ts'
import { expect, test } from '#tests/support/test.ts'
import { addFavorite } from '../../favorites/service.ts'
import { userOfToken } from '../service.ts'
import { endSession } from './service.ts'

test('the sessions of requests that come together are read by one statement, each for its own', async ({
  deps,
  given,
}) => {
  const people = [await given.user(), await given.user(), await given.user()]
  const [ended] = people
  if (ended) await endSession(deps, ended, ended.sessionId)
  const { sql, count } = countedSql(deps.sql)
  const tokens = [...people, ...people].map(({ token }) => token)

  const counted = { ...deps, sql }
  // Their signatures are known from then on, and take no time.
  for (const token of tokens) await userOfToken(counted, token)
  const before = count()
  const users = await Promise.all(tokens.map((token) => userOfToken(counted, token)))

  const ids = people.map(({ id }) => (id === ended?.id ? undefined : id))
  expect(users.map((user) => user?.id)).toEqual([...ids, ...ids])
  expect(count() - before).toBe(1)
})

test('a session is read anew each time, for a page with the favourites', async ({
  deps,
  given,
}) => {
  const reader = await given.user()
  const { id } = await given.advert()
  await addFavorite(deps, reader, id)

  expect(await userOfToken(deps, reader.token)).not.toHaveProperty('favorites')
  expect(await userOfToken(deps, reader.token, true)).toMatchObject({ favorites: [id] })
  await endSession(deps, reader, reader.sessionId)
  expect(await userOfToken(deps, reader.token, true)).toBeNull()
})

test('a session ends at its moment', async ({ deps, given }) => {
  const { token, sessionId } = await given.user()
  const [{ expiresAt } = { expiresAt: new Date(0) }] = await deps.sql<{ expiresAt: Date }[]>`
    select expires_at from sessions where id = ${sessionId}`
  const at = (time: number) => ({ ...deps, clock: { now: () => new Date(time) } })

  expect(await userOfToken(at(expiresAt.getTime()), token)).toBeNull()
  expect(await userOfToken(at(expiresAt.getTime() - 1), token)).not.toBeNull()
})
