import { accounts } from './accounts/accounts.ts'
import { advert } from './adverts/advert.ts'
import { adverts } from './adverts/adverts.ts'
import { content } from './site/content.ts'
import { layout } from './site/layout.ts'
import { refusals } from './refusals.ts'
import { search } from './search/search.ts'
import { site } from './site/site.ts'

export const texts = {
  lang: 'en',
  accounts,
  advert,
  adverts,
  content,
  layout,
  refusals,
  search,
  site,
} as const
