import { countedDays } from '../../counted.ts'
import { plural } from '../../plural.ts'
import type { ProductTexts } from '../../product-name.ts'

const promotionForms = { one: '# promotion', other: '# promotions' }

export const products: ProductTexts = {
  names: {
    bumps: (promotions) => `Pack: ${plural('en', promotions, promotionForms)}`,
    top: (days) => `Paid place in the list, ${countedDays('en', days)}`,
    highlight: (days) => `Highlight, ${countedDays('en', days)}`,
    urgent: (days) => `“Urgent” mark, ${countedDays('en', days)}`,
    plan: (days, promotions) =>
      `Company plan, ${countedDays('en', days)}: ${plural('en', promotions, promotionForms)}`,
  },
  of: (name, title) => `${name}: “${title}”`,
  kinds: {
    bumps: 'Packs of promotions',
    top: 'Paid place in the list',
    highlight: 'Highlight',
    urgent: '“Urgent” mark',
    plan: 'Company plans',
  },
  about: {
    bumps: 'Promotions for any of your adverts, once the free ones are used. They do not expire.',
    top: 'The advert stands above the list, in a place marked as paid.',
    highlight: 'The advert’s card has a background that stands out in the list.',
    urgent: 'The card and the page of the advert say “Urgent”.',
    plan: 'Promotions for all adverts of the company, to be used in this time.',
  },
}
