import { expect, test } from '#tests/support/test.ts'
import { claim, claimsOf, holdClaim, release } from './service.ts'

const queue = 'new'

test('of many moderators who take the first free cases at once, none has the case of another', async ({
  deps,
  given,
}) => {
  const team = await Promise.all(Array.from({ length: 8 }, () => given.staff('moderator')))
  const cases = Array.from({ length: 40 }, (_, index) => ({ queue, subjectId: index + 1 }))

  const taken = await Promise.all(
    team.map(async (member) => {
      const own: number[] = []
      for (const one of cases) {
        if (own.length < 5 && (await claim(deps, member, one))) own.push(one.subjectId)
      }
      return own
    }),
  )

  expect(taken.flat()).toHaveLength(40)
  expect(new Set(taken.flat())).toHaveProperty('size', 40)
})

test('a case is free again when it is given back, and ten minutes after it was taken', async ({
  deps,
  given,
}) => {
  const [ana, ion] = [await given.staff('moderator'), await given.staff('moderator')]
  const one = { queue: 'reported', subjectId: 7 }

  expect(await claim(deps, ana, one)).toBe(true)
  expect(await claim(deps, ion, one)).toBe(false)
  expect(await claimsOf(deps, 'reported')).toMatchObject([{ subjectId: 7, staffId: ana.id }])
  await release(deps.sql, ion, one)
  expect(await claim(deps, ion, one)).toBe(false)
  await release(deps.sql, ana, one)
  expect(await claim(deps, ion, one)).toBe(true)
  deps.clock.advance({ minutes: 10 })
  expect(await claim(deps, ana, one)).toBe(true)

  await expect(
    deps.sql.begin((sql) => holdClaim(sql, deps, ion, one)),
    'who was too slow decides nothing',
  ).toBeRefused('staff_claimed')
  await deps.sql.begin((sql) => holdClaim(sql, deps, ana, one))
})
