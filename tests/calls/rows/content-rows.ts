import { open, refused, type Row } from './row.ts'

/** Rows of articles, banners, invitations, companies and rates. */
export const contentRows: Readonly<Record<string, Row>> = {
  'invitations.checkInvitation': refused('invitation_invalid', () => ({ code: 'invented' })),
  'transparency.getTransparency': open(),
  'articles.listArticles': open(),
  'articles.searchArticles': open({ search: 'parola', lang: 'ro' }),
  'articles.rateArticle': open({ slug: 'given-page', version: '1', hasHelped: 'true' }),
  'banners.listBanners': open({ itemsType: '1' }),
  'banners.countBanners': open(),
  'content.listMenuItems': open(),
  'content.listMenus': open(),
  'content.getSettings': open(),
  'content.getMap': open(),
  'content.getPage': open({ slug: 'given-page' }),
  'content.listVersions': open({ slug: 'given-page' }),
  'companies.getCompany': refused('user_not_found', ({ other }) => ({ userId: String(other.id) })),
  'companies.saveCompany': refused('company_only', () => ({ site: 'https://casamobila.md' })),
  'companies.setCover': refused('company_only', () => ({})),
  'rates.getRates': open(),
  'rates.listRates': open({ currency: 'EUR', from: '2026-01-01', to: '2026-11-01' }),
}
