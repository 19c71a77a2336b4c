import { routes } from '#tests/support/app/routes.ts'
import { expect, test } from '../../support/servers/site.ts'
import { sample } from '../../support/scope.ts'
import { setScene } from '../scene.ts'

/** What somebody may put where an address has an id, a name, a page or a secret. */
const drawn = [
  ...['0', '-1', '1', '1.5', '1e9', 'NaN', '2147483647', '2147483648', '9999999999'],
  ...['9'.repeat(300), 'x'.repeat(81), 'x'.repeat(5_000), 'ș'.repeat(1_000), '-', '%2e%2e', '%2F'],
  ...['%00', '%0a', '%ff', '%ed%a0%80', '%F0%9F%98%80', "'", '%3Cscript%3E', '%25', '*'],
  ...['constructor', '__proto__', 'a%20b', ':', ';', '&'],
]

/** Every address of the product that takes something, with a place for it. */
const templates = routes.map(({ path }) => path).filter((path) => path.includes(':'))

/** The address with this value in each of its places in turn, the others well-formed. */
function filled(template: string, value: string): string[] {
  const names = template.split('/').filter((part) => part.startsWith(':'))
  return names.map((_none, place) =>
    template
      .split('/')
      .map((part) => {
        const index = names.indexOf(part)
        if (index < 0) return part
        if (index === place) return value
        return index === 0 ? 'transport' : ''
      })
      .join('/')
      .replaceAll('//', '/'),
  )
}

test.for(templates.map((template, nth) => [template, nth] as const))(
  '%s answers whatever stands in it, to who is logged in',
  { timeout: 120_000 },
  async ([template, nth], { site, deps, given }) => {
    const { owner } = await setScene(deps, given)
    const broken: string[] = []
    for (const value of sample(drawn, 3, nth)) {
      for (const url of filled(template, value)) {
        // Pages are drawn one after another.
        const { status } = await site.send({
          method: 'GET',
          url,
          cookies: { session: owner.token },
        })
        if (status >= 500) broken.push(`${status} ${url.slice(0, 80)}`)
      }
    }

    expect(broken).toEqual([])
  },
)

test('an advert that there cannot be is not found', async ({ site, given }) => {
  const { token } = await given.user()
  for (const path of ['/advert/', '/edit-advert/', '/advert-preview/', '/ru/edit-advert/'])
    for (const id of ['0', '2147483648', '9999999999'])
      expect(
        (await site.send({ method: 'GET', url: path + id, cookies: { session: token } })).status,
        path + id,
      ).toBe(404)
  for (const url of [`/article/${'x'.repeat(200)}`, `/category/${'x'.repeat(200)}`])
    expect((await site.send({ method: 'GET', url })).status, url.slice(0, 20)).toBe(404)
})

test('a form that no page could have sent is answered', async ({ site }) => {
  const phone = '6'.repeat(5_000)
  for (const url of ['/login', '/ru/login', '/register-with-call'])
    for (const payload of [`phone=${phone}&pass=x`, `phone=1&phone=2&pass[]=x&name[]=`, 'a=b'])
      expect(
        (
          await site.send({
            ...{ method: 'POST', url, payload },
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
        ).status,
        `${url} ${payload.slice(0, 20)}`,
      ).toBeLessThan(500)
})
