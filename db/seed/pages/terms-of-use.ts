import { site } from '#contract/site/site.ts'
import { terms as en } from '#i18n/en/site/terms.ts'
import { terms as ro } from '#i18n/ro/site/terms.ts'
import { terms as ru } from '#i18n/ru/site/terms.ts'
import type { SeedPage } from './page.ts'

/** The same text as the page that works without a database. */
export const page: SeedPage = {
  slug: 'terms-of-use',
  col: 1,
  labels: { ro: 'Termeni de utilizare', ru: 'Условия использования', en: 'Terms of use' },
  titles: { ro: 'Termeni de utilizare', ru: 'Условия использования', en: 'Terms of use' },
  descriptions: {
    ro: `Regulile dintre tine și ${site.name}: contul, anunțurile, răspunderea, încetarea.`,
    ru: `Правила между вами и ${site.name}: аккаунт, объявления, ответственность, прекращение.`,
    en: `The rules between you and ${site.name}: account, adverts, liability, ending.`,
  },
  contents: { ro, ru, en },
}
