import { expect, test } from '../../support/servers/site.ts'
import { portOf, say } from './wire.ts'

const host = 'Host: localhost\r\n'
const end = 'Connection: close\r\n\r\n'

test.for([
  ['a broken escape', `GET /%E0%A4%A HTTP/1.1\r\n${host}${end}`, 400],
  ['a broken escape in a call', `POST /api/%zz HTTP/1.1\r\n${host}${end}`, 400],
  ['no request at all', 'hello\r\n\r\n', 400],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['headers past all bounds', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n${end}`, 431],
  ['two hosts', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n${end}`, 400],
  ['the same host twice', `GET / HTTP/1.1\r\n${host}${host}${end}`, 400],
  ['no host', `GET / HTTP/1.1\r\n${end}`, 400],
  ['a target that names nothing', `GET * HTTP/1.1\r\n${host}${end}`, 400],
  ['a target of another protocol', `GET ftp://localhost/ HTTP/1.1\r\n${host}${end}`, 400],
  ['an unknown expectation', `POST / HTTP/1.1\r\n${host}Expect: tea\r\n${end}`, 417],
  ['a path that is no call', `GET /api/nothing.php HTTP/1.1\r\n${host}${end}`, 404],
  ['a method that no page knows', `DELETE / HTTP/1.1\r\n${host}${end}`, 404],
  ['a file that is not there', `GET /files/none.webp HTTP/1.1\r\n${host}${end}`, 404],
  ['the root of the calls', `GET /api HTTP/1.1\r\n${host}${end}`, 405],
] as const)(
  '%s is refused in the envelope, with the headers of every answer',
  async (row, { site }) => {
    const [, text, status] = row
    const answer = await say(await portOf(site), text)

    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'content-type': expect.stringContaining('application/json'),
    })
    expect(JSON.parse(answer.body)).toEqual({
      success: false,
      message: expect.any(String),
      type: expect.any(String),
      code: expect.any(String),
    })
  },
)

test('an absolute target is the path in it', async ({ site }) => {
  const port = await portOf(site)
  for (const path of ['/healthz', '/healthz?x=1'])
    expect(await say(port, `GET http://localhost${path} HTTP/1.1\r\n${host}${end}`)).toMatchObject({
      status: 200,
      body: expect.stringContaining('"ok":true'),
    })

  // Its host counts, not the one beside it.
  const origin = 'Origin: http://evil.example\r\n'
  const call = `POST http://evil.example/api/token.php HTTP/1.1\r\n${host}${origin}Content-Length: 0\r\n${end}`
  expect((await say(port, call)).status).toBe(403)
})

test('calls and the server itself say which methods they answer', async ({ site }) => {
  const port = await portOf(site)
  const calls = ['/api/token.php', '/api/adverts/get_adverts.php', '/api', '/api/']
  for (const target of calls) {
    const { status, headers } = await say(port, `OPTIONS ${target} HTTP/1.1\r\n${host}${end}`)
    expect({ target, status, allow: headers['allow'] }).toEqual({
      target,
      status: 204,
      allow: 'POST, OPTIONS',
    })
    expect((await say(port, `GET ${target} HTTP/1.1\r\n${host}${end}`)).headers['allow']).toBe(
      'POST, OPTIONS',
    )
  }
  expect(await say(port, `OPTIONS * HTTP/1.1\r\n${host}${end}`)).toMatchObject({ status: 204 })
})
