import { site } from '#contract/site/site.ts'
import type { Shop } from '../../ro/billing/shop.ts'

export const shop: Shop = {
  head: {
    title: `Pricing | ${site.name}`,
    description: `What things cost on ${site.name}: posting is free, and further promotion is paid.`,
  },
  lead: 'Posting an advert is free. If you want more people to see it, you can buy promotion.',
  title: 'Paid promotion',
  note: 'Prices are final and include VAT where it applies. Paid places in lists are marked “Sponsored”.',
  logIn: 'Log in to buy',
  choose: 'What do you want to buy',
  forCompanies: 'For company accounts only.',
  advert: 'For the advert',
  advertHint: 'Packs and plans need no advert.',
  noAdvert: 'Choose an active advert',
  idno: 'Fiscal code (IDNO) for the invoice',
  next: 'Continue to payment',
}
