import { open, refused, type Row } from './row.ts'

/** Rows of articles, banners and invitations. */
export const contentRows: Readonly<Record<string, Row>> = {
  'invitations.checkInvitation': refused('invitation_invalid', () => ({ code: 'invented' })),
  'articles.listArticles': open(),
  'articles.searchArticles': open({ search: 'parola', lang: 'ro' }),
  'articles.rateArticle': open({ slug: 'given-page', version: '1', hasHelped: 'true' }),
  'banners.listBanners': open({ itemsType: '1' }),
  'banners.countBanners': open(),
  'content.listMenuItems': open(),
  'content.getSettings': open(),
  'content.getMap': open(),
  'content.getPage': open({ slug: 'given-page' }),
  'content.listVersions': open({ slug: 'given-page' }),
}
