import { site } from '#contract/site/site.ts'
import type { Shop } from '../../ro/billing/shop.ts'

export const shop: Shop = {
  head: {
    title: `Pricing – ${site.name}`,
    description: `What things cost on ${site.name}: posting is free, and further promotion has a price.`,
  },
  lead: 'Posting an advert is free. If you want more people to see it, you can buy promotion.',
  title: 'Paid promotion',
  note: 'Prices include VAT. What is paid is always marked as paid.',
  logIn: 'Log in to buy',
  choose: 'What do you want to buy',
  forCompanies: 'For company accounts only.',
  advert: 'For the advert',
  advertHint: 'Packs and plans need no advert.',
  noAdvert: 'Choose an active advert',
  idno: 'Fiscal code (IDNO) for the invoice',
  next: 'Go on to pay',
}
