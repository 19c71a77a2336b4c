import { terms as en } from '#i18n/en/terms.ts'
import { terms as ro } from '#i18n/ro/terms.ts'
import { terms as ru } from '#i18n/ru/terms.ts'
import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'terms-of-use',
  col: 1,
  labels: { ro: 'Termeni de utilizare', ru: 'Условия использования', en: 'Terms of use' },
  titles: { ro: 'Termeni de utilizare', ru: 'Условия использования', en: 'Terms of use' },
  descriptions: {
    ro: 'Regulile după care funcționează Găsit: conturi, anunțuri, ce e interzis, răspundere.',
    ru: 'Правила, по которым работает Găsit: аккаунты, объявления, запреты, ответственность.',
    en: 'The rules Găsit works by: accounts, adverts, what is forbidden, liability.',
  },
  contents: { ro, ru, en },
}
