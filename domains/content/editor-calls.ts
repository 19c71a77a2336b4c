import { markupOf } from '#contract/rules/content/article-markup.ts'
import { articleEditorCalls } from '#contract/staff/content/articles.ts'
import { bannerEditorCalls } from '#contract/staff/content/banners.ts'
import { flagCalls } from '#contract/staff/content/flags.ts'
import { mailEditorCalls } from '#contract/staff/content/mails.ts'
import { menuEditorCalls } from '#contract/staff/content/menus.ts'
import { implement } from '../implement.ts'
import {
  articleToEdit,
  articlesToEdit,
  articleVersions,
  colOf,
  isFixedArticle,
  menuOf,
  restoreArticle,
  saveArticle,
  type StoredVersion,
} from './article-editor/service.ts'
import { flagsToEdit, saveFlag } from './flags/service.ts'
import { mailsToEdit, resetMail, saveMail } from './mail-editor/service.ts'
import { menusToEdit, saveMenu } from './menu-editor/service.ts'
import { bannersToEdit, saveBanner, storePicture } from './banner-editor/service.ts'

export const articleEditorHandlers = implement(articleEditorCalls, {
  listArticles: async ({ deps, input }) => ({
    articles: (await articlesToEdit(deps, input.search ?? '')).map(
      ({ slug, topic, col, isPublished, labels, version, changedAt, helped, didNotHelp }) => ({
        ...{ slug, topic, menu: menuOf(col), isPublished, labels, version },
        ...{ changedAt: changedAt.toISOString(), helped, didNotHelp },
      }),
    ),
  }),
  getArticle: async ({ deps, input }) => {
    const page = await articleToEdit(deps, input.slug)
    const { slug, revision, topic, col, isPublished, labels, titles, descriptions } = page
    return {
      article: {
        ...{ slug, revision, topic, menu: menuOf(col), isPublished, labels, titles, descriptions },
        ...{ isFixed: isFixedArticle(slug), texts: textsOf(page) },
      },
    }
  },
  listVersions: async ({ deps, input }) => ({
    versions: (await articleVersions(deps, input.slug)).map((stored) => ({
      version: stored.version,
      changedAt: stored.changedAt.toISOString(),
      titles: stored.titles,
      texts: textsOf(stored),
    })),
  }),
  saveArticle: async ({ deps, staff, input: { menu, ...edit } }) => ({
    revision: await saveArticle(deps, staff, { ...edit, col: colOf(menu) }),
  }),
  restoreArticle: async ({ deps, staff, input }) => ({
    revision: await restoreArticle(deps, staff, input),
  }),
})

export const bannerEditorHandlers = implement(bannerEditorCalls, {
  listBanners: async ({ deps }) => ({ banners: await bannersToEdit(deps) }),
  saveBanner: async ({ deps, staff, input: { bannerId = null, ...banner } }) =>
    saveBanner(deps, staff, { ...banner, bannerId }),
  uploadPicture: async ({ deps, staff, files }) => {
    const { value } = await files[Symbol.asyncIterator]().next()
    return { image: value ? await storePicture(deps, staff, value) : '' }
  },
})

export const menuEditorHandlers = implement(menuEditorCalls, {
  listMenus: async ({ deps }) => menusToEdit(deps),
  saveMenu: async ({ deps, staff, input }) => ({ revision: await saveMenu(deps, staff, input) }),
})

export const flagHandlers = implement(flagCalls, {
  listFlags: async ({ deps }) => ({ flags: await flagsToEdit(deps) }),
  saveFlag: async ({ deps, staff, input }) => ({ revision: await saveFlag(deps, staff, input) }),
})

export const mailEditorHandlers = implement(mailEditorCalls, {
  listMails: async ({ deps }) => ({ mails: await mailsToEdit(deps) }),
  saveMail: async ({ deps, staff, input }) => ({ revision: await saveMail(deps, staff, input) }),
  resetMail: async ({ deps, staff, input }) => ({ revision: await resetMail(deps, staff, input) }),
})

function textsOf({ contents: { ro, ru, en } }: Pick<StoredVersion, 'contents'>) {
  return { ro: markupOf(ro), ru: markupOf(ru), en: markupOf(en) }
}
