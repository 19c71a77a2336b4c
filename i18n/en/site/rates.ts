import type { rates as ro } from '../../ro/site/rates.ts'
import type { Shape } from '../../texts.ts'

export const rates: Shape<typeof ro> = {
  head: {
    title: 'Exchange rates of the National Bank of Moldova and converter',
    description:
      'Official rates of the National Bank of Moldova for the euro, US dollar, Romanian leu, hryvnia, rouble and pound, with a converter and a chart of the last year.',
  },
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
  convert: 'Convert',
  converter: 'Converter',
  officialRates: 'Official rates',
  ownPage: 'Open the exchange rates as a page',
  year: 'The last year',
  day: 'Day of the chart',
  rateOn: (date, currency, value) => `${date}: 1\u00a0${currency} = ${value}\u00a0lei`,
  least: 'Lowest',
  most: 'Highest',
  latest: 'Now',
  change: 'Change',
  since: (date) => `since ${date}`,
  noHistory: 'There are not enough days for a chart yet. They are being added little by little.',
  alsoIn: 'Show prices in another currency too',
  alsoInHint: 'In brackets, approximately, at the National Bank’s rate. Kept in this browser only.',
  inNone: 'No',
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
