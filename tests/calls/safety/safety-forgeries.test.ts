import { decodeJwt, SignJWT } from 'jose'
import { hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '#domains/deps.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test } from '../../support/servers/site.ts'
import { secret } from '#tests/support/test.ts'
import { allCalls, makeCall, rows } from '../rows/rows.ts'
import { setScene } from '../scene.ts'
import { isIn, outcome, tryDoors } from './safety.ts'

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const ownKey = new TextEncoder().encode(secret)

/** Tokens on a session that lives, each wrong in one point. */
async function forgeries(
  deps: Deps,
  { token, sessionId }: GivenUser,
): Promise<Record<string, string>> {
  const inAnHour = new Date(deps.clock.now().getTime() + hourMs)
  const [header = '', claims = '', signature = ''] = token.split('.')
  const sign = (
    {
      alg = 'HS256',
      typ = 'session+jwt',
      aud = 'session',
      iss = 'gasit',
      exp = inAnHour,
      sub = sessionId,
    },
    key = ownKey,
  ): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg, typ })
      .setSubject(sub)
      .setIssuer(iss)
      .setAudience(aud)
      .setExpirationTime(exp)
      .sign(key)
  const none = (alg: string): string => `${base64({ alg, typ: 'session+jwt' })}.${claims}.`
  return {
    'no algorithm': none('none'),
    'no algorithm, in capitals': none('NONE'),
    'no algorithm, with a signature': none('none') + signature,
    'no signature': `${header}.${claims}.`,
    HS384: await sign({ alg: 'HS384' }),
    HS512: await sign({ alg: 'HS512' }),
    'another audience': await sign({ aud: 'visitor' }),
    'another issuer': await sign({ iss: 'evil' }),
    'another type': await sign({ typ: 'visitor+jwt' }),
    expired: await sign({ exp: new Date(deps.clock.now().getTime() - 1_000) }),
    'another key': await sign({}, new TextEncoder().encode(`${secret}!`)),
    'an empty key': await sign({}, new Uint8Array(32)),
    'no session of that id': await sign({ sub: crypto.randomUUID() }),
    'a temporary token': await deps.tokens.sign('visitor', sessionId, inAnHour),
    'other claims under the signature': `${header}.${base64({ ...decodeJwt(token), sub: crypto.randomUUID() })}.${signature}`,
    'a fourth part': `${token}.x`,
    'the bare session id': sessionId,
    'two tokens': `${token},${token}`,
  }
}

test('no forged token is a login', async ({ site, deps, given }) => {
  const user = await given.user()
  const open: string[] = []
  let tried = 0

  for (const [wrong, token] of Object.entries(await forgeries(deps, user))) {
    const door = await tryDoors(site, token)
    tried += door.tried
    open.push(...door.open.map((line) => `${wrong}: ${line}`))
  }

  console.log(`revocation: ${open.length} of ${tried} requests with forged tokens accepted`)
  expect(await isIn(site, user.token)).toBe(true)
  expect(open).toEqual([])
})

test('a temporary token beside no cookie does nothing that needs a login', async ({
  site,
  deps,
  given,
}) => {
  const scene = await setScene(deps, given)
  const token = await site.visitorToken()
  const done: string[] = []
  for (const [name, call] of allCalls) {
    if (call.auth !== 'user') continue
    const answer = await makeCall(site, call, rows[name]?.fields(scene) ?? {}, { token })
    if (outcome(answer) === 'done') done.push(name)
  }

  console.log(`revocation: ${done.length} calls of users done with a temporary token`)
  expect(done).toEqual([])
})
