import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import type { Call } from '#contract/call.ts'
import { allCalls, rows } from '#tests/calls/rows/rows.ts'
import { setScene, type Scene } from '#tests/calls/scene.ts'
import { expect, test as base } from '../support/servers/site.ts'
import { openFront, type Front } from './front.ts'
import { findInjections, hasSqlmap } from './sqlmap.ts'

const isHere = await hasSqlmap()

/** Values of which each field takes at least one. */
const plausible = ['1', 'carte', 'ro', 'MDL', 'true', 'a@example.md', '2026-01-01']

/** Pages whose query reaches the database, and with a star those whose path does. */
const pages = [
  '/search?q=carte&l=soroca&sort=newest&priceMin=1&priceMax=900&radius=10&page=1',
  '/category/transport/autoturisme?near=47.02,28.83&box=47,28,48,29&sort=cheapest&currency=EUR&a_brand=bmw&a_year=2010-2015',
  '/category/transport*',
  '/search/2*?q=carte',
  '/advert/1*',
  '/article/cookies*',
  '/profile/ana*',
]

const test = base.extend<{ front: Front }>({
  front: [
    async ({ opened, world }, use) => {
      const { sql } = world.deps
      /** What sqlmap must find, or its silence elsewhere says nothing. */
      const planted = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
        const id = new URL(request.url ?? '/', 'http://localhost').searchParams.get('id') ?? ''
        const found = await sql
          .unsafe(`select slug from categories where id = ${id}`)
          .catch(() => [])
        response.end(`<html><body>${found.length > 0 ? 'Here it is' : 'Nothing'}</body></html>`)
      }
      const front = await openFront(opened.site.app, {
        '/planted': (request, response) => void planted(request, response),
      })
      await use(front)
      await front.close()
    },
    { scope: 'file' },
  ],
})

test.runIf(isHere)('sqlmap finds the hole that was planted for it', async ({ front }) => {
  const url = `${front.address}/planted?id=1`
  expect(await findInjections({ url, fields: ['id'] })).toEqual(['id'])
})

for (const [name, call] of allCalls) {
  const row = rows[name]
  if (!row || call.files) continue
  test.runIf(isHere)(
    `no field of ${name} reaches SQL as more than a value`,
    async ({ front, deps, given }) => {
      const scene = await setScene(deps, given)
      const data = fieldsOf(call, row.fields(scene))
      const fields = [...data.keys()]
      addOwn(data, call, scene)
      if (fields.length === 0) return

      expect(
        await findInjections({ url: `${front.address}/api${call.path}`, data, fields }),
      ).toEqual([])
    },
  )
}

test.runIf(isHere).for(pages)(
  'no parameter of %s reaches SQL as more than a value',
  async (page, { front }) => {
    const url = front.address + page
    const fields = [...new URL(url).searchParams.keys()]
    expect(await findInjections(page.includes('*') ? { url } : { url, fields })).toEqual([])
  },
)

test.runIf(isHere)('none of it was answered as a bug of ours', async ({ front }) => {
  console.log('answers by status:', Object.fromEntries(front.statuses))
  expect(front.bugs).toEqual([])
})

/** The row's own fields, and of the others that the call takes a value that is allowed. */
function fieldsOf(call: Call, given: object): URLSearchParams {
  const data = new URLSearchParams()
  for (const [key, value] of Object.entries(given)) data.set(key, String(value))
  for (const [key, schema] of Object.entries(call.input.shape)) {
    if (data.has(key) || key === 'token') continue
    const value = plausible.find((one) => z.safeParse(schema, one).success)
    if (value !== undefined) data.set(key, value)
  }
  return data
}

/** What must stay as it is for the call to be made at all. */
function addOwn(data: URLSearchParams, { action, auth }: Call, { owner }: Scene): void {
  if (action !== undefined) data.set('action', action)
  if (auth !== 'anyone') data.set('token', owner.token)
}
