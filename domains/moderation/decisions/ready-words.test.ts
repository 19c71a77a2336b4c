import { mending as ro } from '#i18n/ro/console/mending.ts'
import { mending as ru } from '#i18n/ru/console/mending.ts'
import { held, later } from '#tests/support/moderation.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { mailsTo, withEmail } from '#tests/support/market/searches.ts'
import { expect, test } from '#tests/support/test.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { decideCases, findStamp } from '../service.ts'

test('ready words that a moderator left as they are reach each reader in their own language; written ones stay', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const email = await withEmail(deps, seller, 'ru')
  const { id } = await held(deps, given, { seller })
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const written = { field: 'price', code: 'price_suspicious', text: 'Prețul e al altui telefon.' }
  const ready = { field: 'title', code: 'text_misleading' }

  await decideCases(deps, staff, 'new', {
    ...{ cases: [{ kind: 'advert', id, seen }], decision: 'reject' },
    reasons: [
      { field: 'title', code: 'text_misleading', text: ro.text_misleading },
      { field: 'price', code: 'price_suspicious', text: written.text },
    ],
  })
  await later(deps)
  await sendOutbox(deps, 'mail', 'decision')

  const { items } = await notificationsOf(deps, seller, { start: 0, size: 5 })
  expect(items[0]?.decision?.reasons).toEqual([ready, written])
  const [mail = ''] = await mailsTo(deps, email)
  expect(mail).toContain(ru.text_misleading)
  expect(mail).toContain(written.text)
  expect(mail).not.toContain(ro.text_misleading)
})
