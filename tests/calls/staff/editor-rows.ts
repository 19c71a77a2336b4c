import type { Call } from '#contract/call.ts'
import { articleEditorCalls } from '#contract/staff/content/articles.ts'
import { freshName } from '#tests/support/fresh.ts'
import type { StaffRow } from './staff-rows.ts'

/** Calls of editors by domain. */
export const editorCalls: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  articles: articleEditorCalls,
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

/** A good payload for each call of editors. */
export const editorRows: Readonly<Record<string, StaffRow>> = {
  'articles.listArticles': { fields: () => ({ search: 'cont' }) },
  'articles.getArticle': ofArticle(),
  'articles.listVersions': ofArticle(),
  'articles.saveArticle': { fields: () => newArticle() },
  'articles.restoreArticle': ofArticle({ version: 1 }),
}
