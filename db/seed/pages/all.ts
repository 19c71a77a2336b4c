import { page as about } from './about.ts'
import { page as complaints } from './complaints.ts'
import { page as contacts } from './contacts.ts'
import { page as cookies } from './cookies.ts'
import { page as faq } from './faq.ts'
import { page as howItWorks } from './how-it-works.ts'
import { page as postingRules } from './posting-rules.ts'
import { page as privacy } from './privacy.ts'
import { page as prohibitedGoods } from './prohibited-goods.ts'
import { page as promote } from './promote.ts'
import { page as safety } from './safety.ts'
import { page as sellingTips } from './selling-tips.ts'
import { page as termsOfUse } from './terms-of-use.ts'
import type { SeedPage } from './page.ts'

/** All footer pages in the order of their menus. */
export const pages: readonly SeedPage[] = [
  about,
  howItWorks,
  termsOfUse,
  privacy,
  cookies,
  postingRules,
  prohibitedGoods,
  contacts,
  safety,
  sellingTips,
  faq,
  promote,
  complaints,
]
