import { accounts } from './accounts.ts'
import { advert } from './advert.ts'
import { adverts } from './adverts.ts'
import { content } from './content.ts'
import { layout } from './layout.ts'
import { rates } from './rates.ts'
import { refusals } from './refusals.ts'
import { search } from './search.ts'
import { site } from './site.ts'

export const texts = {
  lang: 'ru',
  accounts,
  advert,
  adverts,
  content,
  layout,
  rates,
  refusals,
  search,
  site,
} as const
