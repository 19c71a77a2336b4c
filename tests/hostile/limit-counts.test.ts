import { limits } from '#domains/accounts/rate-limits.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { expect, test, type Answered, type Site } from '../support/servers/site.ts'
import { looked, outcome, paths, repeat } from '../calls/safety/safety.ts'

interface Tempting {
  readonly what: string
  readonly most: number
  readonly ask: (site: Site, user: GivenUser, at: number, from: string) => Promise<Answered>
}

const check =
  (action: string, fields: () => object): Tempting['ask'] =>
  async (site, { token }, _at, from) =>
    site.call(paths.free, { action, ...fields() }, { token, from })

const tempting: readonly Tempting[] = [
  ...[
    {
      what: 'asking whether a number is free',
      ask: check('checkPhone', () => ({ phone: freshPhone() })),
    },
    {
      what: 'asking whether a number is known',
      ask: check('checkRegisteredPhone', () => ({ phone: freshPhone() })),
    },
    {
      what: 'asking whether a name is free',
      ask: check('checkUsername', () => ({ username: freshName() })),
    },
  ].map((one) => ({ ...one, most: limits.availabilityOfAddress.most })),
  {
    what: 'restoring by e-mail',
    most: limits.mailsOfAddress.most,
    ask: async (site, { token }, at, from) => {
      const email = `${freshName()}-${at}@example.md`
      return site.call(
        paths.restore,
        { action: 'restore', restoreType: 'email', email },
        { token, from },
      )
    },
  },
  {
    what: 'mails to one address',
    most: limits.mailsToAddress.most,
    ask: async (site, { token }, at) =>
      site.call(
        paths.restore,
        { action: 'restore', restoreType: 'email', email: 'o@example.md' },
        { token, from: `198.19.0.${at}` },
      ),
  },
  {
    what: 'trying the old password',
    most: limits.passwordsOfSession.most,
    ask: async (site, { token }) =>
      site.call(
        paths.account,
        { action: 'updatePass', oldPass: 'gresit', newPass: 'o-parola-alta-7' },
        { token },
      ),
  },
  {
    what: 'trying the password of a deletion, an address, a number, a factor',
    most: limits.passwordsOfSession.most,
    ask: async (site, { token }, at) => {
      const fields = [
        { action: 'deleteAccount' },
        { action: 'changeEmail', email: `${freshName()}@example.md` },
        { action: 'changePhone', phone: freshPhone() },
      ]
      return site.call(paths.account, { ...fields[at % 3], password: 'gresit' }, { token })
    },
  },
  {
    what: 'asking to be called',
    most: limits.callbacksOfAddress.most,
    ask: async (site, { token }, _at, from) =>
      site.call(
        paths.callback,
        { action: 'request', name: 'Ana', phone: freshPhone(), preferredTime: 'any' },
        { token, from },
      ),
  },
  {
    what: 'registering',
    most: limits.registrationsOfAddress.most,
    ask: async (site, { token }, _at, from) =>
      site.call(
        paths.register,
        {
          action: 'register',
          username: freshName(),
          phone: freshPhone(),
          password: 'scurt 1',
          accountType: 0,
        },
        { token, from },
      ),
  },
  {
    what: 'inventing links',
    most: limits.linksOfAddress.most,
    ask: async (site, _user, at, from) =>
      site.call(paths.link, { action: 'open', link: `x${at}` }, { from }),
  },
]

test.for(tempting.map((one, at) => ({ ...one, at })))(
  '$what is limited',
  async ({ what, most, ask, at }, { site, given }) => {
    const [user, from] = [await given.user(), `198.51.${at}.1`]

    const answers = await repeat(most + 15, (time) => ask(site, user, time, from))

    console.log(`limits: ${looked(answers)} of ${answers.length} looked at: ${what}`)
    expect(looked(answers)).toBe(most)
    expect(answers.slice(most).map(outcome)).toEqual(
      answers.slice(most).map(() => '429 too_many_requests'),
    )
  },
)

test.for(tempting.filter(({ what }) => /e-mail|called|known/.test(what)))(
  'a house’s IPv6 addresses do not multiply what may be tried: $what',
  async ({ what, ask }, { site, given }) => {
    const user = await given.user()

    const answers = await repeat(700, (at) =>
      ask(site, user, at, `2001:db8:${what.length}:9::${at.toString(16)}`),
    )

    console.log(`limits: ${looked(answers)} of 700 looked at from one IPv6 /64: ${what}`)
    expect(looked(answers)).toBeLessThanOrEqual(limits.availabilityOfBlock.most)
  },
)
