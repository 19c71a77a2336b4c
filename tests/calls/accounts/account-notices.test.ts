import type { SecurityChange } from '#contract/people/notifications.ts'
import type { Lang } from '#contract/languages.ts'
import { messageTexts } from '#domains/mailer/service.ts'
import type { Deps } from '#domains/deps.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { goodPassword, lastLink, outcome, paths, prove } from '../safety/safety.ts'

const factor = '/users/second_factor.php'
const recovery = 'k7d2m-9fqx3'

async function sentTo(deps: Deps, recipient: string): Promise<{ channel: string; body: string }[]> {
  for (const channel of ['mail', 'sms'] as const) await sendOutbox(deps, channel, 'security-change')
  return deps.sql<{ channel: string; body: string }[]>`
    select channel, body from outbox where recipient = ${recipient} and code is null order by id`
}

async function toldOnSite(site: Site, token: string): Promise<object> {
  const fields = { action: 'listNotifications' }
  const { body } = await site.call('/users/notifications.php', fields, { token })
  return { items: body['items'] }
}

/** Speaks the language, and has an address or not. */
async function owner(
  deps: Deps,
  user: GivenUser,
  lang: Lang,
  email: string | null,
): Promise<GivenUser> {
  await deps.sql`update users set language = ${lang}, email = ${email} where id = ${user.id}`
  return user
}

interface Change {
  readonly change: SecurityChange
  readonly lang: Lang
  readonly make: (site: Site, deps: Deps, user: GivenUser) => Promise<Answered>
}

const changes: readonly Change[] = [
  {
    change: 'password',
    lang: 'ru',
    make: (site, _deps, { password, token }) =>
      site.call(
        paths.account,
        { action: 'updatePass', oldPass: password, newPass: goodPassword },
        { token },
      ),
  },
  {
    change: 'phone',
    lang: 'ro',
    make: async (site, deps, { password, token }) => {
      const phone = freshPhone()
      await prove(site, deps, { phone, purpose: 'change', token })
      return site.call(paths.account, { action: 'changePhone', phone, password }, { token })
    },
  },
  {
    change: 'factorOff',
    lang: 'en',
    make: async (site, deps, { id, password, token }) => {
      const digest = deps.tokens.digest(`recovery:${id}:${recovery}`)
      await deps.sql`
        update users set has_second_factor = true, recovery_codes = ${[digest]},
          second_factor_secret = ${deps.tokens.seal(deps.secondFactor.makeSecret())}
        where id = ${id}`
      return site.call(factor, { action: 'stop', password, code: recovery }, { token })
    },
  },
]

test.for(changes)(
  'a change of the $change is told by mail and on the site, in $lang',
  async ({ change, lang, make }, { site, deps, given }) => {
    const email = `${freshName()}@exemplu.md`
    const user = await owner(deps, await given.user(), lang, email)

    expect(outcome(await make(site, deps, user))).toBe('done')

    const { hello, safety } = messageTexts[lang]
    const sent = await sentTo(deps, email)
    expect(sent.map(({ channel }) => channel)).toEqual(['mail'])
    for (const part of [hello(''), safety.changes[change], safety.text, '/login?restore=1'])
      expect(sent[0]?.body).toContain(part)
    expect(sent[0]?.body).not.toContain(messageTexts[lang].ignore)
    expect(await sentTo(deps, `+373${user.phone}`)).toEqual([])
    expect(await toldOnSite(site, user.token)).toMatchObject({
      items: [{ kind: 'account', change, address: '/my-profile', isRead: false }],
    })
  },
)

test.for(changes)(
  'who has no address is told of the $change by one SMS, to the number of before',
  async ({ change, lang, make }, { site, deps, given }) => {
    const user = await owner(deps, await given.user(), lang, null)

    await make(site, deps, user)

    const sent = await sentTo(deps, `+373${user.phone}`)
    expect(sent.map(({ channel }) => channel)).toEqual(['sms'])
    const words = messageTexts[lang].safety.changes[change]
    const plain = lang === 'ru' ? words : words.normalize('NFD').replaceAll(/\p{M}/gu, '')
    expect(sent[0]?.body).toContain(plain)
    expect(sent[0]?.body.length).toBeLessThanOrEqual(lang === 'ru' ? 70 : 160)
  },
)

test('an account costs three SMS of notice a day, and what is changed counts all the same', async ({
  site,
  deps,
  given,
}) => {
  const user = await owner(deps, await given.user(), 'ro', null)
  const passwords = [
    user.password,
    ...Array.from({ length: 5 }, (_, at) => `${goodPassword}-${at}`),
  ]
  const answers = []
  for (const [at, newPass] of passwords.slice(1).entries()) {
    const fields = { action: 'updatePass', oldPass: passwords[at], newPass }
    answers.push(outcome(await site.call(paths.account, fields, { token: user.token })))
  }

  expect(answers).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(await sentTo(deps, `+373${user.phone}`)).toHaveLength(3)
  expect(Object.values(await toldOnSite(site, user.token)).flat()).toHaveLength(5)
})

test('a notice by SMS waits for room and for its provider, and costs one SMS', async ({
  site,
  deps,
  given,
}) => {
  const user = await owner(deps, await given.user(), 'ro', null)
  const fields = { action: 'updatePass', oldPass: user.password, newPass: goodPassword }
  await site.call(paths.account, fields, { token: user.token })
  await sendOutbox(
    { ...deps, codeBudget: { ...deps.codeBudget, ofSite: 0 } },
    'sms',
    'security-change',
  )
  deps.clock.advance({ minutes: 61 })
  const sms = async () => 'failed' as const
  for (let attempt = 0; attempt < 5; attempt++) {
    await sendOutbox({ ...deps, messenger: { ...deps.messenger, sms } }, 'sms', 'security-change')
    deps.clock.advance({ minutes: 2 })
  }
  expect(await sentTo(deps, `+373${user.phone}`)).toHaveLength(1)
  const spent = await deps.sql`
    select points from attempts where key = ${`notice:${deps.tokens.digest(`limit:notice:${user.id}`)}`}`
  expect(spent).toMatchObject([{ points: 1 }])
})

test('access that was restored and an address that was changed are told on the site', async ({
  site,
  deps,
  given,
}) => {
  const [old, next] = [`${freshName()}@exemplu.md`, `${freshName()}@exemplu.md`]
  const user = await owner(deps, await given.user(), 'ro', old)
  const { password, token } = user
  await site.call(paths.account, { action: 'changeEmail', email: next, password }, { token })
  const link = await lastLink(deps, next)
  await site.call(paths.link, { action: 'confirmEmail', link, password })
  const visitor = await site.visitorToken()
  const restore = { action: 'restore', email: next, restoreType: 'email' }
  await site.call(paths.restore, restore, { token: visitor })
  const restoring = { link: await lastLink(deps, next), password: goodPassword }
  await site.call(paths.link, { action: 'setPassword', ...restoring })

  const back = await site.call(paths.logIn, { phone: user.phone, pass: goodPassword })

  const { items } = { items: await toldOnSite(site, String(back.body['jwt'])) }
  expect(items).toMatchObject({ items: [{ change: 'password' }, { change: 'email' }] })
})
