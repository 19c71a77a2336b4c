import type { Shape } from '../../../texts.ts'

/** The editor of prices. */
export const priceEditor = {
  head: { title: 'Prețuri · Consola', description: 'Ce se vinde și cu cât.' },
  title: 'Prețuri',
  about: 'Prețurile includ TVA. 0 înseamnă că nu se vinde. Facturile emise nu se schimbă.',
  notPayable: 'Plățile nu sunt configurate: chiar și cu prețuri, pe site totul rămâne gratuit.',
  columns: { price: 'lei', vat: 'TVA, %' },
  wrongPrice: 'Scrie un preț între 0 și 1.000.000 de lei, de exemplu 49,90.',
  wrongVat: 'Scrie un număr întreg între 0 și 30.',
}

export type PriceEditor = Shape<typeof priceEditor>
