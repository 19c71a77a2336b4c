import { randomInt } from 'node:crypto'
import type { Call } from '#contract/call.ts'
import { articleEditorCalls } from '#contract/staff/content/articles.ts'
import { bannerEditorCalls } from '#contract/staff/content/banners.ts'
import { freshName } from '#tests/support/fresh.ts'
import { flagCalls } from '#contract/staff/content/flags.ts'
import { priceEditorCalls } from '#contract/staff/content/prices.ts'
import { mailEditorCalls } from '#contract/staff/content/mails.ts'
import { menuEditorCalls } from '#contract/staff/content/menus.ts'
import type { Deps } from '#domains/deps.ts'
import type { StaffRow } from './staff-row.ts'

/** Calls of editors by domain. */
export const editorCalls: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  articles: articleEditorCalls,
  banners: bannerEditorCalls,
  mails: mailEditorCalls,
  menus: menuEditorCalls,
  prices: priceEditorCalls,
  flags: flagCalls,
}

const inAll = (text: string) => ({ ro: text, ru: text, en: text })

/** A good payload of an article that there is not yet. */
export function newArticle(fields: object = {}) {
  return {
    ...{ slug: `given-${freshName()}`, revision: 0, topic: 'start', menu: '', isPublished: true },
    ...{ labels: inAll('Ghid'), titles: inAll('Ghid'), descriptions: inAll('') },
    texts: inAll('## Pași\n\nPrimul pas.'),
    ...fields,
  }
}

/** An article that the call may change, and its revision. */
const ofArticle = (fields: object = {}): StaffRow => ({
  fields: async ({ deps }) => {
    const slug = `given-${freshName()}`
    const texts = deps.sql.json(inAll('Ghid'))
    await deps.sql`
      insert into pages (slug, position, labels, titles, descriptions, contents)
      values (${slug}, 1, ${texts}, ${texts}, ${texts}, '{"ro": [], "ru": [], "en": []}')`
    return { slug, revision: 1, ...fields }
  },
})

/** A good payload of a banner that there is not yet. */
export async function newBanner({ sql }: Deps, fields: object = {}) {
  const image = `given-${freshName()}`
  await sql`insert into banner_files (name, stored_at) values (${image}, now())`
  return {
    ...{ revision: 0, type: 2, position: 0, isActive: true, isFallback: false },
    ...{ startsAt: '', endsAt: '', languages: [], places: [], pages: [] },
    images: [
      { language: 'ro', image, narrow: '', alt: 'Iarna', link: '/pricing', opensTab: false },
    ],
    ...fields,
  }
}

export async function menuRevision({ sql }: Deps, menu = 'header'): Promise<number> {
  const [row] = await sql<{ revision: number }[]>`select revision from menus where menu = ${menu}`
  return row?.revision ?? 0
}

/** A price of the smallest pack. */
export async function newPrices({ sql }: Deps, priceBani: number) {
  const [row] = await sql<
    { revision: number }[]
  >`select sum(revision)::int as revision from products`
  return { revision: row?.revision ?? 0, prices: [{ product: 'bumps-5', priceBani, vatRate: 20 }] }
}

export async function flagRevision({ sql }: Deps, flag: string): Promise<number> {
  const [row] = await sql<{ revision: number }[]>`select revision from settings where key = ${flag}`
  return row?.revision ?? 0
}

/** The mail of a changed address, written anew. */
export async function newMail({ sql }: Deps, body = 'Salut, {name}!\n\n{link}') {
  const [row] = await sql<{ revision: number }[]>`
    select revision from mail_revisions where mail = 'changed'`
  const text = { subject: 'Adresa s-a schimbat', body }
  return {
    ...{ mail: 'changed' as const, revision: row?.revision ?? 1 },
    texts: { ro: text, ru: text, en: text },
  }
}

/** A good payload for each call of editors. */
export const editorRows: Readonly<Record<string, StaffRow>> = {
  'articles.listArticles': { fields: () => ({ search: 'cont' }) },
  'articles.getArticle': ofArticle(),
  'articles.listVersions': ofArticle(),
  'articles.saveArticle': { fields: () => newArticle() },
  'articles.restoreArticle': ofArticle({ version: 1 }),
  'banners.listBanners': { fields: () => ({}) },
  'banners.saveBanner': { fields: ({ deps }) => newBanner(deps) },
  'prices.listPrices': { fields: () => ({}) },
  'prices.savePrices': { fields: ({ deps }) => newPrices(deps, randomInt(1, 100_000)) },
  'flags.listFlags': { fields: () => ({}) },
  'flags.saveFlag': {
    fields: async ({ deps }) => ({
      ...{ flag: 'prefilter', isOn: false, revision: await flagRevision(deps, 'prefilter') },
    }),
  },
  'mails.listMails': { fields: () => ({}) },
  'mails.saveMail': { fields: ({ deps }) => newMail(deps) },
  'mails.resetMail': { fields: ({ deps }) => newMail(deps) },
  'menus.listMenus': { fields: () => ({}) },
  'menus.saveMenu': {
    fields: async ({ deps }) => ({
      menu: 'header',
      revision: await menuRevision(deps),
      entries: [],
    }),
  },
  'banners.uploadPicture': { fields: () => ({}) },
}
