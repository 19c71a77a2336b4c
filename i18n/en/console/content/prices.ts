import type { PriceEditor } from '../../../ro/console/content/prices.ts'

export const priceEditor: PriceEditor = {
  head: { title: 'Prices · Console', description: 'What is sold, and for how much.' },
  title: 'Prices',
  about: 'Prices include VAT. 0 means not sold. Bills already issued do not change.',
  notPayable: 'Payments are not set up: even with prices, everything on the site stays free.',
  columns: { price: 'lei', vat: 'VAT, %' },
  wrongPrice: 'Enter a price between 0 and 1,000,000 lei, such as 49.90.',
  wrongVat: 'Enter a whole number between 0 and 30.',
}
