import { accounts } from './accounts.ts'
import { advert } from './advert.ts'
import { adverts } from './adverts.ts'
import { content } from './content.ts'
import { layout } from './layout.ts'
import { refusals } from './refusals.ts'
import { search } from './search.ts'
import { site } from './site.ts'

export const texts = {
  lang: 'ro',
  accounts,
  advert,
  adverts,
  content,
  layout,
  refusals,
  search,
  site,
} as const
