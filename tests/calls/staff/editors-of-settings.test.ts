import type { Deps } from '#domains/deps.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'
import { flagRevision, newMail, newPrices } from './editor-rows.ts'

const get = (url: string) => ({ method: 'GET', url }) as const

async function linesOf({ sql }: Deps, subject: string) {
  return sql<{ act: string; before: object; after: object }[]>`
    select act, before, after from audit_log where subject_id = ${subject} order by id`
}

/** The page says it at once: its caches were dropped before the save was answered. */
async function seen(site: Site, url: string, text: string): Promise<void> {
  expect((await site.send(get(url))).text).toContain(text)
}

test('a changed price is on the page of prices at once, and bills that exist keep theirs', async ({
  site,
  deps,
  given,
}) => {
  const [finance, buyer] = [await given.staff('finance'), await given.user()]
  const save = async (fields: object) =>
    (await site.call('/admin/prices.php', { action: 'save', ...fields }, { token: finance.token }))
      .body
  expect(await save(await newPrices(deps, 4_990))).toMatchObject({ success: true })
  await seen(site, '/pricing', '49,90')
  const bills = '/billing/manage_bills.php'
  const bill = { action: 'createBill', product: 'bumps-5' }
  const { billId } = (await site.call(bills, bill, { token: buyer.token })).body
  const ofBill = () =>
    deps.sql`select total_bani::int, vat_bani::int from bills where id = ${Number(billId)}`
  const before = await ofBill()
  expect(before).toMatchObject([{ totalBani: 4_990 }])

  const stale = await newPrices(deps, 100)
  await save(await newPrices(deps, 0))
  expect((await site.send(get('/pricing'))).text).not.toContain('49,90')
  expect(await save(stale)).toMatchObject({ code: 'edited_meanwhile' })
  expect(await ofBill()).toEqual(before)
  const wrong = {
    ...(await newPrices(deps, 1)),
    prices: [{ product: 'luna', priceBani: 1, vatRate: 20 }],
  }
  expect(await save(wrong)).toMatchObject({ code: 'product_not_found' })
  expect((await linesOf(deps, 'bumps-5')).slice(-1)).toMatchObject([
    { act: 'price.save', before: { lei: 49.9 }, after: { lei: 0 } },
  ])
})

test('a switched flag holds for the next request, and of two admins the second is told', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.staff('admin')
  const flag = { flag: 'invitations_only', isOn: true }
  const save = async (fields: object) =>
    (await site.call('/admin/settings.php', { action: 'save', ...flag, ...fields }, { token })).body
  const isClosed = async () =>
    (await site.call('/pages/get_settings.php', {})).body['invitationsOnly']
  expect(await isClosed()).toBe(false)
  const revision = await flagRevision(deps, flag.flag)

  const { revision: next } = await save({ revision })
  expect(await isClosed()).toBe(true)
  expect(await save({ revision, isOn: false })).toMatchObject({ code: 'edited_meanwhile' })
  await save({ revision: next, isOn: false })
  expect(await isClosed()).toBe(false)
  expect(await linesOf(deps, flag.flag)).toMatchObject([
    { act: 'setting.save', before: { isOn: false }, after: { isOn: true } },
    { act: 'setting.save', before: { isOn: true }, after: { isOn: false } },
  ])
})

test('an editor writes a mail anew with its placeholders, and goes back to the text of the release', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.staff('editor')
  const call = async (fields: object) =>
    (await site.call('/admin/mails.php', fields, { token })).body
  const changed = async () =>
    Object(await call({ action: 'list' }))['mails'].find(
      ({ mail }: { mail: string }) => mail === 'changed',
    )
  const released = await changed()
  expect(released).toMatchObject({ isChanged: false })
  const mail = await newMail(deps)

  expect(await call({ action: 'save', ...(await newMail(deps, 'Fără link')) })).toMatchObject({
    ...{ code: 'placeholder_missing', type: 'body.ro' },
  })
  const unknown = await newMail(deps, '{link} {parola}')
  expect(await call({ action: 'save', ...unknown })).toMatchObject({ code: 'placeholder_unknown' })
  const saved = await call({ action: 'save', ...mail })
  expect(await changed()).toMatchObject({ isChanged: true, texts: mail.texts })
  expect(await call({ action: 'save', ...mail })).toMatchObject({ code: 'edited_meanwhile' })
  await call({ action: 'reset', mail: 'changed', revision: saved['revision'] })
  expect(await changed()).toMatchObject({ isChanged: false, texts: released.texts })
  expect((await linesOf(deps, 'changed')).map(({ act }) => act)).toEqual([
    'mail.save',
    'mail.reset',
  ])
})
