import { invitationTriesOfVisitor } from '#contract/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { requestCallback } from '#domains/accounts/callbacks/service.ts'
import { register } from '#domains/accounts/registration/service.ts'
import type { Deps } from '#domains/deps.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { expect, test } from '#tests/support/test.ts'
import { checkInvitation, invitations, makeInvitation, setClosed } from './service.ts'

const visitor = (address = '10.55.0.1') => ({
  ...{ id: crypto.randomUUID(), address, isRobot: false, device: '' },
})
const asker = () => ({ user: null, visitor: visitor() })
const password = 'zmeura-42'
const byEmail = (invitation?: string) => ({
  ...{ username: freshName(), email: `${freshName()}@example.md`, password, invitation },
  accountType: 0 as const,
})

async function usesOf(deps: Deps): Promise<number | undefined> {
  return (await invitations(deps)).items[0]?.uses
}

test('while the site is closed every way of registering needs a code, and nothing else does', async ({
  deps,
}) => {
  await register(deps, asker(), byEmail())
  await setClosed(deps, true)
  const phone = freshPhone()

  await expect(register(deps, asker(), byEmail())).toBeRefused('invitation_invalid')
  await expect(register(deps, asker(), byEmail('INVENTED'))).toBeRefused('invitation_invalid')
  await expect(
    register(deps, asker(), { username: freshName(), phone, password, accountType: 0 }),
  ).toBeRefused('invitation_invalid')
  await expect(
    requestCallback(deps, asker(), { name: 'Ana', phone, preferredTime: 'any', lang: 'ro' }),
  ).toBeRefused('invitation_invalid')

  const code = await makeInvitation(deps, { maxUses: 2 })
  await requestCallback(deps, asker(), {
    ...{ name: 'Ana', phone, preferredTime: 'any', lang: 'ro', invitation: code },
  })
  expect(await usesOf(deps)).toBe(0)
  await register(deps, asker(), byEmail(code.toLowerCase().replace('-', ' ')))
  expect(await usesOf(deps)).toBe(1)
  await setClosed(deps, false)
  await register(deps, asker(), byEmail())
  expect(await usesOf(deps)).toBe(1)
})

test('the last use of a code is taken once, by whoever comes first', async ({ deps }) => {
  await setClosed(deps, true)
  const code = await makeInvitation(deps, {})
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, () => register(deps, asker(), byEmail(code))),
  )

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await usesOf(deps)).toBe(1)
  const stored = await deps.sql`select * from invitations`
  expect(JSON.stringify(stored)).not.toContain(code.slice(0, 5))
  await setClosed(deps, false)
})

test('a refused registration leaves its code unused', async ({ deps }) => {
  await setClosed(deps, true)
  const code = await makeInvitation(deps, {})
  const taken = byEmail(code)
  const name = freshName()
  await register(deps, asker(), { ...taken, username: name })
  const second = await makeInvitation(deps, {})

  await expect(register(deps, asker(), { ...byEmail(second), username: name })).toBeRefused(
    'username_taken',
  )
  expect(await usesOf(deps)).toBe(0)
  await setClosed(deps, false)
})

test('a code ends with its days', async ({ deps }) => {
  const code = await makeInvitation(deps, { days: 2 })
  await checkInvitation(deps, visitor(), code)
  deps.clock.advance({ days: 2 })

  await expect(checkInvitation(deps, visitor(), code)).toBeRefused('invitation_invalid')
  expect((await invitations(deps)).items[0]?.expiresAt.getTime()).toBeLessThan(
    deps.clock.now().getTime() + dayMs,
  )
})

test('whoever guesses is stopped, and a neighbour at the same address is not', async ({ deps }) => {
  const guesser = visitor('10.77.0.1')
  for (let n = 0; n < invitationTriesOfVisitor; n++)
    await expect(checkInvitation(deps, guesser, `GUESS-${n}`)).toBeRefused('invitation_invalid')
  const code = await makeInvitation(deps, {})

  await expect(checkInvitation(deps, guesser, code)).toBeRefused('too_many_requests')
  await checkInvitation(deps, visitor('10.77.0.1'), code)
})

test('a right code does not stand for a proved number', async ({ deps }) => {
  await setClosed(deps, true)
  const person = asker()
  const phone = freshPhone()
  const code = await makeInvitation(deps, {})
  await expect(
    register(deps, person, {
      ...{ username: freshName(), phone, password, accountType: 0, invitation: code },
    }),
  ).toBeRefused('phone_not_verified')
  expect(await usesOf(deps)).toBe(0)
  await setClosed(deps, false)
})
