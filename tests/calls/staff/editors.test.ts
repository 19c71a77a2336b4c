import sharp from 'sharp'
import { saveBanner, storePicture, sweepPictures } from '#domains/content/banner-editor/service.ts'
import type { Deps } from '#domains/deps.ts'
import { readPages } from '#db/seed/pages/read-pages.ts'
import { syncPages } from '#db/seed/pages/seed-pages.ts'
import { phonePhoto } from '#tests/support/photos.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'
import { menuRevision, newArticle, newBanner } from './editor-rows.ts'

const get = (url: string) => ({ method: 'GET', url }) as const
const articles = '/admin/articles.php'

async function linesOf({ sql }: Deps, subject: string) {
  return sql<{ act: string; before: object; after: object }[]>`
    select act, before, after from audit_log where subject_id = ${subject} order by id`
}

/** The page says it at once: its caches were dropped before the save was answered. */
async function seen(site: Site, url: string, text: string): Promise<void> {
  expect((await site.send(get(url))).text).toContain(text)
}

test('an article that is saved is on the site at once, hidden again it is on none of its pages', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.staff('editor')
  const save = async (fields: object) =>
    (await site.call(articles, { action: 'save', ...fields }, { token })).body
  const article = newArticle({ menu: 'support', isPublished: false })
  const { slug } = article
  const names = { ro: 'Ghidul pisicilor', ru: 'О кошках', en: 'On cats' }
  const { revision } = await save(article)
  expect((await site.send(get(`/article/${slug}`))).status).toBe(404)
  await site.send(get('/article'))

  const shown = await save({ ...article, labels: names, isPublished: true, revision })
  await seen(site, `/article/${slug}`, 'Primul pas.')
  await seen(site, '/article', `href="/article/${slug}"`)
  await seen(site, '/', 'Ghidul pisicilor')
  await seen(site, '/ru/article', 'О кошках')

  await save({ ...article, labels: names, isPublished: false, revision: shown['revision'] })
  expect((await site.send(get(`/article/${slug}`))).status).toBe(404)
  expect((await site.send(get(`/article/${slug}?version=1`))).status).toBe(404)
  expect((await site.send(get('/article'))).text).not.toContain(slug)
  expect((await site.send(get('/'))).text).not.toContain('Ghidul pisicilor')
  expect((await linesOf(deps, slug)).map(({ act }) => act)).toEqual([
    ...['article.create', 'article.save', 'article.save'],
  ])
})

test('of two editors of an article the second is told, and then saves on top of the first', async ({
  site,
  deps,
  given,
}) => {
  const [ana, ion] = [await given.staff('editor'), await given.staff('editor')]
  const article = newArticle()
  const save = async ({ token }: { token: string }, fields: object) =>
    (await site.call(articles, { action: 'save', ...article, ...fields }, { token })).body
  const { revision } = await save(ana, {})
  const titles = (ro: string) => ({ titles: { ...article.titles, ro } })

  const both = await Promise.all([
    save(ana, { ...titles('Al Anei'), revision }),
    save(ion, { ...titles('Al lui Ion'), revision }),
  ])
  expect(both.map((body) => body['code'] ?? 'saved').toSorted()).toEqual([
    ...['edited_meanwhile', 'saved'],
  ])
  const winner = both.find((body) => body['success'])
  const over = await save(ion, { ...titles('Peste'), revision: winner?.['revision'] })
  expect(over).toMatchObject({ success: true })
  const lines = await linesOf(deps, article.slug)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatchObject({ before: { version: 2 }, after: { version: 3 } })
})

test('an editor goes back to an earlier version, which is a new one; the terms stay as they are', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.staff('editor')
  const call = async (fields: object) => (await site.call(articles, fields, { token })).body
  const article = newArticle()
  const { slug } = article
  const first = await call({ action: 'save', ...article })
  const texts = { ...article.texts, ro: '<script>alert(1)</script> [aici](javascript:alert)' }
  const next = await call({ action: 'save', ...article, texts, revision: first['revision'] })
  const { text } = await site.send(get(`/article/${slug}`))
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text).not.toContain('href="javascript')

  const back = { action: 'restore', slug, version: 1, revision: next['revision'] }
  expect(await call(back)).toMatchObject({ success: true })
  await seen(site, `/article/${slug}`, 'Primul pas.')
  const { versions } = await call({ action: 'versions', slug })
  expect(versions).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1 }])
  expect((await linesOf(deps, slug)).at(-1)).toMatchObject({ act: 'article.restore' })

  const incomplete = newArticle({ titles: { ro: 'Ghid', ru: '', en: 'Guide' } })
  expect(await call({ action: 'save', ...incomplete })).toMatchObject({
    ...{ code: 'field_required', type: 'titles.ru' },
  })
  for (const bad of ['Ghid', '../x', '42', ''])
    expect(await call({ action: 'save', ...newArticle({ slug: bad }) })).toMatchObject({
      code: 'slug_invalid',
    })
  expect(await call({ action: 'save', ...newArticle({ slug }) })).toMatchObject({
    code: 'slug_taken',
  })
  const terms = newArticle({ slug: 'terms-of-use', revision: 1 })
  expect(await call({ action: 'save', ...terms })).toMatchObject({ code: 'article_fixed' })
})

test('a banner is drawn anew when it is uploaded, shown at once, and gone once it is off', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.staff('editor')
  const path = '/admin/banners.php'
  const call = async (fields: object) => (await site.call(path, fields, { token })).body
  const upload = async (file: Buffer) =>
    (await site.upload({ action: 'upload' }, [file], path, token)).body
  const { image } = await upload(await phonePhoto())
  const stored = await deps.storage.read(`banners/${String(image)}.webp`)
  expect(await sharp(stored ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 900 })
  expect(Buffer.from(stored ?? []).includes('Telefon')).toBe(false)
  expect(await upload(Buffer.from('<svg/>'))).toMatchObject({ code: 'image_unreadable' })

  const picture = { language: 'ro', image, narrow: '', alt: 'Reduceri', opensTab: true }
  const banner = await newBanner(deps, {
    pages: ['article'],
    images: [{ ...picture, link: 'https://exemplu.md/reduceri' }],
  })
  const saved = await call({ action: 'save', ...banner })
  await seen(site, '/article/faq', `/files/banners/${String(image)}.webp`)
  const { text } = await site.send(get('/article/faq'))
  expect(text).toMatch(/<a [^>]*href="https:\/\/exemplu\.md\/reduceri"[^>]* target="_blank"/)
  await call({ action: 'save', ...banner, ...saved, isActive: false })
  expect((await site.send(get('/article/faq'))).text).not.toContain(String(image))

  const refused = async (fields: object) =>
    (await call({ action: 'save', ...banner, ...fields }))['code']
  const withImage = (fields: object) => refused({ images: [{ ...picture, link: '/', ...fields }] })
  expect(await refused(saved)).toBe('edited_meanwhile')
  for (const link of ['javascript:alert(1)', '//rau.md', '/admin', 'http://rau.md', ''])
    expect(await withImage({ link }), link).toBe('address_unknown')
  expect(await withImage({ image: 'altceva' })).toBe('no_images')
  expect(await withImage({ image: '../../altceva' })).toBe('bad_input')
  expect(await withImage({ language: 'ru' })).toBe('no_images')
  const ends = { startsAt: '2026-12-24T08:00', endsAt: '2026-12-24T07:59' }
  expect(await refused(ends)).toBe('period_ends_first')
  expect(await refused({ places: ['atlantida'] })).toBe('bad_input')
  const { acts, states } = await linesOf(deps, String(saved['bannerId'])).then((lines) => ({
    acts: lines.map(({ act }) => act),
    states: lines.map(({ after }) => after),
  }))
  expect(acts).toEqual(['banner.create', 'banner.save'])
  expect(states).toMatchObject([{ isActive: true, pictures: [image] }, { isActive: false }])
})

test('a picture that no banner takes over within a day is removed, one that is shown stays', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('editor')
  const photo = await phonePhoto()
  const [kept, left] = [
    await storePicture(deps, staff, photo),
    await storePicture(deps, staff, photo),
  ]
  const banner = await newBanner(deps)
  const [image] = banner.images
  const images = image ? [{ ...image, language: 'ro' as const, image: kept }] : []
  const edit = { ...banner, bannerId: null, images, type: 2 }
  await saveBanner(deps, staff, edit)

  deps.clock.advance({ days: 2 })
  await sweepPictures(deps)
  expect(await deps.storage.read(`banners/${kept}.webp`)).not.toBeNull()
  expect(await deps.storage.read(`banners/${left}.webp`)).toBeNull()
})

test('a menu has articles and links in the order of the editor, and the seed leaves them there', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.staff('editor')
  const save = async (fields: object) =>
    (await site.call('/admin/menus.php', { action: 'save', ...fields }, { token })).body
  const none = { ro: '', ru: '', en: '' }
  const labels = { ro: 'Radioul nostru', ru: 'Наше радио', en: 'Our radio' }
  const entries = [
    { slug: 'safety', href: '', labels: none },
    { slug: '', href: 'https://exemplu.md/radio', labels },
    { slug: '', href: '/article/faq', labels: { ro: 'Răspunsuri', ru: 'Ответы', en: 'Answers' } },
  ]
  const menu = { menu: 'support', revision: await menuRevision(deps, 'support') }
  const saved = await save({ ...menu, entries })
  await save({ menu: 'header', revision: await menuRevision(deps), entries: entries.slice(1) })

  const orderIn = async (url: string, names: readonly string[]) => {
    const { text } = await site.send(get(url))
    return names.map((name) => text.lastIndexOf(name))
  }
  const ways = ['href="/article/safety"', 'href="https://exemplu.md/radio"', 'href="/article/faq"']
  const order = await orderIn('/article/promote', ways)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
  const russian = await site.send(get('/ru'))
  expect(russian.text.match(/href="\/ru\/article\/faq"/g)?.length).toBeGreaterThanOrEqual(2)
  expect(russian.text).toContain('Полезные ссылки')

  const pages = await readPages()
  await deps.sql.begin((tx) => syncPages(tx, pages))
  const placed = await deps.sql`select slug from pages where col = 2`
  expect(placed).toEqual([{ slug: 'safety' }])

  const refused = async (fields: object) =>
    (await save({ ...menu, revision: saved['revision'], entries, ...fields }))['code']
  const link = (fields: object) =>
    refused({ entries: [{ slug: '', href: '/', labels, ...fields }] })
  expect(await refused(menu)).toBe('edited_meanwhile')
  expect(await link({ href: '/article/nu-exista' })).toBe('address_unknown')
  expect(await link({ href: 'javascript:alert(1)' })).toBe('address_unknown')
  expect(await link({ labels: { ...labels, ru: ' ' } })).toBe('field_required')
  expect(await refused({ entries: [entries[0], entries[0]] })).toBe('bad_input')
  expect((await linesOf(deps, 'support')).at(-1)).toMatchObject({
    act: 'menu.save',
    after: { entries: ['safety', expect.stringContaining('Radioul nostru'), expect.anything()] },
  })
})
