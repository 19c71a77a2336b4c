import { expect, test } from 'vitest'
import { texts as ro } from '#i18n/ro/texts.ts'
import { screen } from '../calls/route.ts'
import { headOf } from './head.ts'

const Component = (): null => null
const facts = { access: 'open', query: [], tags: [] } as const
const titled = (_texts: unknown, loaded: { name: string } | undefined) => ({
  title: `Despre ${loaded?.name}`,
  description: '',
})

/** Handle of a screen after its module has loaded. */
async function handleOf(
  given: Partial<Parameters<typeof screen>[3]> = {},
  loader?: () => Promise<null>,
) {
  const module = { Component, head: titled, ...(loader && { loader }) }
  const route = screen('/x', 'content/x', async () => module, { ...facts, ...given })
  if (typeof route.lazy === 'function') await route.lazy()
  return route.handle
}

test('a page is called what its innermost screen calls it', async () => {
  const frame = { handle: undefined, data: {} }
  const matches = [frame, { handle: await handleOf(), data: { name: 'Ana' } }]
  expect(headOf(ro, matches, null)).toEqual({ title: 'Despre Ana', description: '' })
})

test('a screen whose loader gave nothing is the page that is not found', async () => {
  const handle = await handleOf({}, async () => null)
  expect(headOf(ro, [{ handle, data: undefined }], null)).toMatchObject({
    title: ro.content.notFound.head.title,
    noIndex: true,
  })
})

test('a screen without a loader needs no data for its title', async () => {
  const handle = await handleOf()
  expect(headOf(ro, [{ handle, data: undefined }], null).title).toBe('Despre undefined')
})

test('an error is never indexed', async () => {
  const matches = [{ handle: await handleOf(), data: { name: 'Ana' } }]
  expect(headOf(ro, matches, { layout: new Error('gone') }).noIndex).toBe(true)
})

test.each([{ access: 'login' }, { access: 'secret' }, { isUnlisted: true }] as const)(
  'search engines stay out of a screen with %o',
  async (given) => {
    const matches = [{ handle: await handleOf(given), data: { name: 'Ana' } }]
    expect(headOf(ro, matches, null)).toMatchObject({ title: 'Despre Ana', noIndex: true })
  },
)

test('as long as no screen is loaded the page is called what the site is', () => {
  expect(headOf(ro, [{ handle: undefined, data: {} }], null)).toEqual(ro.site.head)
})
