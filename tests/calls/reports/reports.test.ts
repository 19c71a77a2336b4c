import { reportCodes } from '#contract/people/reports.ts'
import { reportTextMax } from '#contract/limits.ts'
import { expect, test } from '../../support/servers/site.ts'

const path = '/reports/manage_reports.php'

test('a visitor with a temporary token reports an advert and a profile, once each', async ({
  site,
  given,
}) => {
  const { id, ownerId } = await given.advert()
  const token = await site.visitorToken()

  for (const fields of [
    { subject: 'advert', id: String(id), code: '2' },
    { subject: 'profile', id: ownerId, code: 10, text: 'Se dă drept altcineva.' },
  ]) {
    for (const isNew of [true, false]) {
      const { body } = await site.call(path, { action: 'sendReport', ...fields }, { token })
      expect(body).toEqual({ success: true, isNew })
    }
  }
})

test('without any token nothing is reported, and visitors have no list', async ({
  site,
  deps,
  given,
}) => {
  const { id } = await given.advert()
  const fields = { action: 'sendReport', subject: 'advert', id: String(id), code: '1' }

  const { body } = await site.call(path, fields)
  expect(body).toMatchObject({ success: false, code: 'token_missing' })
  expect(await deps.sql`select from reports where subject_id = ${id}`).toHaveLength(0)
  const list = await site.call(
    path,
    { action: 'listReports' },
    { token: await site.visitorToken() },
  )
  expect(list.body).toMatchObject({ success: false, code: 'login_required' })
})

test('reasons are 1 to 6 and 10: any other is refused, and 10 without a text', async ({
  site,
  given,
}) => {
  const { token } = await given.user()
  const send = async (code: unknown, text?: string) => {
    const { id } = await given.advert()
    const fields = { action: 'sendReport', subject: 'advert', id, code, text }
    const { body } = await site.call(path, fields, { token })
    return body['success'] === true ? 'taken' : `${String(body['code'])} ${String(body['type'])}`
  }

  for (const code of reportCodes) expect(await send(code, 'Așa este.')).toBe('taken')
  for (const code of [0, 7, 8, '9', 11, 1.5, 'fraud', null, '']) {
    expect(await send(code, 'Așa este.'), String(code)).toBe('bad_input code')
  }
  expect(await send(10)).toBe('reason_required text')
  expect(await send('10', ' \n\u200b')).toBe('reason_required text')
  expect(await send(10, 'a'.repeat(reportTextMax + 1))).toBe('too_long text')
})

test('people read their own reports, not those of others', async ({ site, given }) => {
  const [one, other] = [await given.user(), await given.user()]
  const { id } = await given.advert()
  await site.call(path, { action: 'sendReport', subject: 'advert', id, code: 3 }, one)

  const listOf = async ({ token }: { token: string }) =>
    (await site.call(path, { action: 'listReports' }, { token })).body
  expect(await listOf(one)).toMatchObject({
    ...{ success: true, count: 1 },
    items: [{ subject: 'advert', id, code: 3, text: '', state: 'open' }],
  })
  expect(await listOf(other)).toEqual({ success: true, items: [], count: 0 })
})

test('an own advert and what is not public are refused', async ({ site, given }) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller })
  const draft = await given.advert({ status: 'draft' })
  const send = async (advertId: number) =>
    (
      await site.call(
        path,
        { action: 'sendReport', subject: 'advert', id: advertId, code: 1 },
        seller,
      )
    ).body

  expect(await send(id)).toMatchObject({ success: false, code: 'own_report' })
  expect(await send(draft.id)).toMatchObject({ success: false, code: 'advert_not_found' })
})
