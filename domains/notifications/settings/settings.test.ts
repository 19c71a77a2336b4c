import { freshBrowser } from '#tests/support/fresh.ts'
import { mailsTo, withEmail } from '#tests/support/market/searches.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { expect, test } from '#tests/support/test.ts'
import { decide } from '../../adverts/moderation/service.ts'
import { stopAlerts } from '../../saved-searches/mails/unsubscribe.ts'
import { planDeliveries } from '../deliveries/planning.ts'
import { subscribePush } from '../push/service.ts'
import { channelsOf, eraseNotificationsOf, notificationsOf, stopPriceMails } from '../service.ts'
import { saveSettings, settingsFor } from './service.ts'

const page = { start: 0, size: 10 }

test('what had a switch keeps it: its unsubscribe link is seen in the settings, and the other way round', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  await stopPriceMails(deps, user.id)
  expect((await settingsFor(deps, user)).settings.prices.mail).toBe('off')

  await saveSettings(deps, user, [
    { group: 'prices', mail: 'digest' },
    { group: 'messages', mail: 'off' },
  ])
  const [row] = await deps.sql`
    select wants_price_alerts, wants_message_mails from users where id = ${user.id}`
  expect(row).toEqual({ wantsPriceAlerts: true, wantsMessageMails: false })
})

test('only what is given changes, and only to what a group has', async ({ deps, given }) => {
  const user = await given.user()
  await saveSettings(deps, user, [{ group: 'reviews', mail: 'digest' }])
  await saveSettings(deps, user, [{ group: 'reviews', push: false }])
  const { settings } = await settingsFor(deps, user)
  expect(settings.reviews).toEqual({ mail: 'digest', push: false, telegram: true })

  for (const [group, mail] of [
    ['account', 'off'],
    ['searches', 'now'],
    ['prices', 'now'],
    ['messages', 'digest'],
  ] as const)
    await expect(saveSettings(deps, user, [{ group, mail }])).toBeRefused('bad_input', 'mail')
})

test('the mails of decisions obey: off, in the digest, and stopped by their link', async ({
  deps,
  given,
}) => {
  deps.clock.leapTo('2026-11-23T10:00:00Z')
  const [silent, daily, plain] = [await given.user(), await given.user(), await given.user()]
  const [none, digest, email] = [
    await withEmail(deps, silent),
    await withEmail(deps, daily),
    await withEmail(deps, plain),
  ]
  await saveSettings(deps, silent, [{ group: 'adverts', mail: 'off' }])
  await saveSettings(deps, daily, [{ group: 'adverts', mail: 'digest' }])
  const approve = async (seller: { readonly id: number }): Promise<void> => {
    const { id } = await given.advert({ seller, title: 'Vioară', status: 'review' })
    await decide(deps, id, 'approve', [])
  }
  for (const seller of [silent, daily, plain]) await approve(seller)
  await planDeliveries(deps)
  await sendOutbox(deps, 'mail', 'notification', 'decision')
  expect(await mailsTo(deps, none)).toEqual([])
  expect(await mailsTo(deps, digest)).toEqual([])
  const [mail = ''] = await mailsTo(deps, email)
  const [, link = ''] = /\/stop-alerts\/(a\S+)/.exec(mail) ?? []
  expect(await stopAlerts(deps, { address: '10.9.9.7' }, link)).toMatchObject({ kind: 'adverts' })

  await approve(plain)
  deps.clock.leapTo('2026-11-24T06:01:00Z')
  await sendOutbox(deps, 'mail', 'notification', 'decision')
  expect(await mailsTo(deps, email)).toHaveLength(1)
  const [morning = '', ...more] = await mailsTo(deps, digest)
  expect(more).toEqual([])
  expect(morning).toContain('Anunțul tău este publicat: Vioară')
  expect((await notificationsOf(deps, silent, page)).items).toHaveLength(1)
})

test('what is known of the channels of a user is exported, and erased with the account', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  await saveSettings(deps, user, [{ group: 'reviews', mail: 'off' }])
  await subscribePush(deps, user, freshBrowser('https://push.example.com'))
  await deps.sql`
    insert into telegram_chats (user_id, chat_id, paired_at) values (${user.id}, '77', ${deps.clock.now()})`
  expect(await channelsOf(deps, user)).toMatchObject({
    settings: { reviews: { mail: 'off' } },
    browsers: [{ createdAt: deps.clock.now() }],
    telegram: { pairedAt: deps.clock.now() },
  })

  await deps.sql.begin((sql) => eraseNotificationsOf(sql, user.id))

  expect(await channelsOf(deps, user)).toMatchObject({
    ...{ settings: { reviews: { mail: 'now' } }, browsers: [], telegram: null },
  })
})
