import { dayMs } from '#contract/rules/durations.ts'
import type { Deps } from '#domains/deps.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { freshName } from '#tests/support/fresh.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '../../support/servers/site.ts'
import { lastMessage } from '../people.ts'
import { poster, published } from '../poster.ts'

/** Adverts of books stand 45 days, with two photos. */
async function ruleBooks({ sql }: Pick<Deps, 'sql'>): Promise<void> {
  await sql`
    update categories set max_images = 2, life_days = 45
    where id = (select category_id from subcategories where slug = 'carti')`
}

test('how many photos an advert has and how long it stands is what its category says', async ({
  site,
  deps,
  given,
}) => {
  await ruleBooks(deps)
  const seller = await given.user()
  const { ask, upload } = poster(site, seller.token)

  const id = await published(site, seller, { subcategory: 'carti' })
  const begun = deps.clock.now().getTime()
  const { advert } = Object(await ask('getOwn', { advertId: id }))
  expect(Date.parse(advert.expiresAt)).toBe(begun + 45 * dayMs)
  const other = await published(site, seller, { subcategory: 'carti' })
  for (const isTaken of [true, true, false]) {
    const answer = await upload(other, await smallPhoto('png'))
    expect(answer).toMatchObject(isTaken ? { success: true } : { code: 'too_many_images' })
  }

  deps.clock.advance({ days: 20 })
  await ask('renew', { ids: id })
  const { advert: renewed } = Object(await ask('getOwn', { advertId: id }))
  expect(Date.parse(renewed.expiresAt)).toBe(begun + 65 * dayMs)
  deps.clock.advance({ days: -20 })
})

test('texts name the days of the category, in the plural of their language', async ({
  site,
  deps,
  given,
}) => {
  await ruleBooks(deps)
  const email = `${freshName()}@exemplu.md`
  const seller = await given.user()
  await deps.sql`update users set email = ${email} where id = ${seller.id}`
  const id = await published(site, seller, { subcategory: 'carti' })

  for (const [lang, text] of [
    [
      'ro',
      'peste 3 zile. Dintr-o singură apăsare îl prelungești: de atunci va fi vizibil încă 45 de zile:',
    ],
    [
      'ru',
      'До окончания срока объявления выше: 3 дня. Продлите его одним нажатием, и с этого дня его будут видеть ещё 45 дней:',
    ],
    ['en', 'ends in 3 days. Renew it with one tap, and it stays visible for 45 days from then on:'],
  ] as const) {
    await deps.sql`update users set language = ${lang} where id = ${seller.id}`
    await deps.sql`
      update adverts set notice_sent_at = null, expires_at = ${new Date(deps.clock.now().getTime() + dayMs)}
      where id = ${id}`
    await runAdvertJobs(deps)
    await sendOutbox(deps, 'mail')
    expect((await lastMessage(deps, email)).body).toContain(text)
  }
  for (const [home, text] of [
    ['', 'timp de 30–45 de zile, după categorie'],
    ['/ru', 'на 30–45 дней, в зависимости от категории'],
    ['/en', 'for 30–45 days, depending on the category'],
  ] as const) {
    const { text: page } = await site.send({ method: 'GET', url: `${home}/pricing` })
    expect(page).toContain(text)
  }
})

test('the tree of categories says how many photos and days each allows', async ({ site }) => {
  const { body } = await site.call('/categories/get_categories_full.php', { action: 'getList' })

  const categories: { slug: string; maxImages: number; lifeDays: number }[] = Object.values(
    Object(body['categories']),
  )
  const allows = new Map(categories.map(({ slug, ...rules }) => [slug, rules]))
  expect(allows.get('transport')).toMatchObject({ maxImages: 20, lifeDays: 30 })
  expect(allows.get('imobiliare')).toMatchObject({ maxImages: 20, lifeDays: 30 })
  expect(allows.get('animale')).toMatchObject({ maxImages: 10, lifeDays: 30 })
})
