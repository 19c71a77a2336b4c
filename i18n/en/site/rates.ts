import type { rates as ro } from '../../ro/site/rates.ts'
import type { Shape } from '../../texts.ts'

export const rates: Shape<typeof ro> = {
  title: 'Exchange rates',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  swap: 'Swap the currencies',
  invalidAmount: 'Enter an amount, for example 100 or 99.50',
  official: (date) => `Official rate of the National Bank of Moldova, ${date}`,
  stale: (date) =>
    `These rates are old: the bank has given no others since ${date}. Treat the sums as approximate.`,
  empty: 'The National Bank has not published any rates yet. Please come back a little later.',
  failed: 'We could not load the exchange rates.',
  table: 'Moldovan lei for one unit',
  currency: 'Currency',
  names: {
    USD: 'US dollar',
    EUR: 'Euro',
    MDL: 'Moldovan leu',
    RON: 'Romanian leu',
    UAH: 'Ukrainian hryvnia',
    RUB: 'Russian rouble',
    GBP: 'Pound sterling',
  },
}
