import { afterEach, beforeEach, vi } from 'vitest'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { postInBackground } from '../../../../lib/calls/calls.ts'
import { expect, test as base } from '#tests/support/servers/site.ts'
import { emptyAdvert } from './draft.ts'
import { emptyDraft } from './resume-draft.ts'
import { fetchDraft, isSameDraft, sendInBackground, sendDraft } from './send-draft.ts'

/** Runs the wizard's code against the real server over HTTP. */
const test = base.extend<{ address: string }>({
  address: [
    async ({ opened }, use) => use(await opened.site.app.listen({ port: 0, host: '127.0.0.1' })),
    { scope: 'file', auto: true },
  ],
})

const fetchAnywhere = globalThis.fetch
let origin = ''
let session = ''

beforeEach<{ address: string }>(({ address }) => {
  origin = address
  vi.stubGlobal('fetch', (path: string, { headers, ...init }: RequestInit) => {
    const all = new Headers(headers)
    all.set('cookie', `session=${session}`)
    return fetchAnywhere(origin + path, { ...init, headers: all })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const typed = { ...emptyAdvert('ro'), title: 'Scaun de lemn', price: '450', place: 'balti' }

/** Starts a draft; returns the server's answer and the ids reported on the way. */
async function begun(version?: number) {
  const ids: string[] = []
  const sending = { draftId: null, typed, ...(version !== undefined && { version }) }
  const sent = await sendDraft(sending, (id) => ids.push(id))
  return { ...sent, ids }
}

test('a draft is begun once and saved, and the server gives it back as it was typed', async ({
  given,
}) => {
  session = (await given.user()).token
  const { draftId, version, ids } = await begun()

  expect(ids).toEqual([draftId])
  const saved = await fetchDraft(draftId, 'ro')
  expect(saved.version).toBe(version)
  expect(isSameDraft(saved.typed, typed)).toBe(true)
  expect(saved.typed.placeLabel).toBe('Bălți')
})

test('a draft goes on where it stands, and in a second window it does not', async ({ given }) => {
  session = (await given.user()).token
  const { draftId, version } = await begun()
  const send = (title: string) =>
    sendDraft({ draftId, typed: { ...typed, title }, version }, () => {})

  expect((await send('Dulap')).draftId).toBe(draftId)
  await expect(send('Masă')).rejects.toMatchObject({ code: 'draft_changed' })
  expect((await fetchDraft(draftId, 'ro')).typed.title).toBe('Dulap')
})

test('of a draft that was deleted elsewhere a new one is made, with all that was typed', async ({
  given,
}) => {
  session = (await given.user()).token
  const { draftId, version } = await begun()
  await postInBackground(ownAdvertCalls.deleteAdverts, { ids: [Number(draftId)] })

  const other = await sendDraft({ draftId, typed, version }, () => {})
  expect(other.draftId).not.toBe(draftId)
  expect((await fetchDraft(other.draftId, 'ro')).typed.title).toBe('Scaun de lemn')
})

test('a place, and a half-typed link or price, hold nothing back', async ({ given }) => {
  session = (await given.user()).token
  const { draftId } = await begun()
  const changed = { ...typed, title: 'a'.repeat(100), place: '', price: '12 sau 13' }

  await sendDraft({ draftId, typed: changed }, () => {})
  const saved = await fetchDraft(draftId, 'ro')
  expect(saved.typed).toMatchObject({ title: changed.title, place: '', price: '450' })
})

test('what a browser was about to forget is among the drafts of its owner', async ({ given }) => {
  session = (await given.user()).token
  const titles = async () =>
    (await postInBackground(ownAdvertCalls.listOwn, {})).lines.map(({ item }) => item.ad_title_ro)

  sendInBackground(null)
  sendInBackground({ ...emptyDraft('ro'), typed: { ...typed, title: 'Salvat' }, isSaved: true })
  sendInBackground({ ...emptyDraft('ro'), typed, isSaved: false })
  await vi.waitFor(async () => expect(await titles()).toEqual(['Scaun de lemn']), 20_000)
})

test('without a login nothing is begun', async () => {
  session = ''

  await expect(begun()).rejects.toMatchObject({ code: 'login_required' })
})

test('what the server would keep alike is the same draft', () => {
  expect(isSameDraft({ ...typed, placeLabel: 'Бельцы' }, typed)).toBe(true)
  expect(isSameDraft({ ...typed, price: 'doi' }, { ...typed, price: 'trei' })).toBe(true)
  expect(isSameDraft({ ...typed, isExchange: true }, typed)).toBe(false)
})
