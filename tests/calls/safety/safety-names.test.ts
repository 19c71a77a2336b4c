import { eraseExpired } from '#domains/my-account/service.ts'
import { freshPhone } from '#tests/support/fresh.ts'
import { expect, test } from '../../support/servers/site.ts'
import { goodPassword, outcome, paths, prove } from './safety.ts'

test('nobody takes the name that an erased account gets, and stops its erasing so', async ({
  site,
  deps,
  given,
}) => {
  const [victim, bystander] = [await given.user(), await given.user()]
  const [phone, token] = [freshPhone(), await site.visitorToken()]
  await prove(site, deps, { phone, purpose: 'register', token })
  const fields = {
    action: 'register',
    username: `deleted-${victim.id}`,
    phone,
    password: goodPassword,
    accountType: 0,
  }
  const taken = await site.call(paths.register, fields, { token })
  for (const user of [victim, bystander])
    await site.call(
      paths.account,
      { action: 'deleteAccount', password: user.password },
      { token: user.token },
    )
  deps.clock.advance({ days: 15 })

  const failure = await eraseExpired(deps).then(() => '', String)

  const left =
    await deps.sql`select from users where phone in ${deps.sql([victim.phone, bystander.phone])}`
  console.log(
    `fields: ${left.length} of 2 deleted accounts kept by a name (${outcome(taken)}) ${failure}`,
  )
  expect(failure).toBe('')
  expect(left).toHaveLength(0)
})
