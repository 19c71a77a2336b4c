import { expect, test } from 'vitest'
import { signedTokens } from './secrets.ts'

const secret = 'a secret of a test, long enough for its purpose'

function tokensAt(start: string) {
  let now = new Date(start)
  const tokens = signedTokens(secret, { now: () => now })
  return { tokens, at: (time: string) => void (now = new Date(time)) }
}

test('a token that was read before is refused from the moment it expires', async () => {
  const { tokens, at } = tokensAt('2026-01-01T10:00:00Z')
  const token = await tokens.sign('visitor', 'somebody', new Date('2026-01-01T10:10:00Z'))
  expect(await tokens.read('visitor', token)).toBe('somebody')
  at('2026-01-01T10:09:59Z')
  expect(await tokens.read('visitor', token)).toBe('somebody')
  at('2026-01-01T10:10:00Z')
  expect(await tokens.read('visitor', token)).toBeNull()
})

test('a token that was read is none of another kind, and no other signature of it is read', async () => {
  const { tokens } = tokensAt('2026-01-01T10:00:00Z')
  const token = await tokens.sign('session', 'somebody', new Date('2026-01-01T10:10:00Z'))
  expect(await tokens.read('session', token)).toBe('somebody')
  expect(await tokens.read('visitor', token)).toBeNull()
  const [head, body] = token.split('.')
  const other = await signedTokens(`${secret}!`, { now: () => new Date() }).sign(
    'session',
    'somebody',
    new Date('2026-01-01T10:10:00Z'),
  )
  expect(await tokens.read('session', `${head}.${body}.${other.split('.')[2]}`)).toBeNull()
})
