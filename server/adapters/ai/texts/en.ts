import { phrases } from './en-phrases.ts'
import type { DescriberTexts } from './texts.ts'

const closings = {
  goods: [
    'If you are interested, write to me here on the site and I will gladly answer your questions.',
    'For details or to arrange a meeting, send me a message through the site.',
    'Any questions? Write to me through the site.',
    'Send me a message on the site if you would like to know more.',
  ],
  offers: [
    'If you have a suitable offer, write to me through the site.',
    'Please send your offers as a message on the site.',
    'If you have something suitable, send me the details through the site.',
  ],
} as const

export const en: DescriberTexts = {
  locale: 'en-GB',
  units: {
    CP: 'hp',
    ari: { one: 'are', other: 'ares' },
    luni: { one: 'month', other: 'months' },
    h: { one: 'hour', other: 'hours' },
  },
  openings: {
    sale: ['For sale: {title}.', '{title} – for sale.', 'Offered for sale: {title}.'],
    free: ['Free to a good home: {title}.', 'Giving away: {title}.', '{title} – free to collect.'],
    rentOut: ['For rent: {title}.', '{title} – for rent.', 'Available to rent: {title}.'],
    swap: ['Offered for a swap: {title}.', '{title} – to swap.', 'To swap: {title}.'],
    buy: ['Wanted: {title}.', 'Looking to buy: {title}.', 'I would like to buy: {title}.'],
    rent: [
      'Wanted to rent: {title}.',
      'Looking to rent: {title}.',
      'I would like to rent: {title}.',
    ],
    vacancy: ['Vacancy: {title}.', 'Job offer: {title}.', 'Position available: {title}.'],
    jobWanted: ['Looking for work: {title}.', '{title} – looking for work.'],
    service: [
      'Services offered: {title}.',
      'Available to order: {title}.',
      '{title} – services to order.',
    ],
    plain: ['{title}.'],
  },
  closings: {
    sale: closings.goods,
    free: [
      'If you can use it, write to me through the site and we will agree when to meet.',
      'If you need it, send me a message on the site.',
      'Interested? Write to me through the site.',
    ],
    rentOut: [
      'For details and terms, send me a message through the site.',
      'If you are interested, write to me here on the site and we will arrange a meeting.',
      'Write to me through the site about the terms and the dates you need.',
    ],
    swap: closings.offers,
    buy: closings.offers,
    rent: closings.offers,
    vacancy: [
      'If this suits you, write through the site with a few words about your experience.',
      'For details and an interview, send a message through the site.',
      'Interested? Write through the site and we will discuss the terms.',
    ],
    jobWanted: [
      'If you have a suitable offer, write to me through the site.',
      'Please send job offers as a message on the site.',
    ],
    service: [
      'Write to me through the site about what you need and we will agree on the details.',
      'For prices, dates and other details, send me a message through the site.',
      'Have a question or an order? Write to me through the site.',
    ],
    plain: [
      'For details, send me a message through the site.',
      'Write to me here on the site if you would like to know more.',
    ],
  },
  offerLabels: ['Offer type', 'Kind'],
  intents: {
    'For sale': 'sale',
    Wanted: 'buy',
    'For rent': 'rentOut',
    'Want to rent': 'rent',
    Swap: 'swap',
    Vacancy: 'vacancy',
    'Job wanted': 'jobWanted',
  },
  intentsOf: {
    'Looking for work (CVs)': 'jobWanted',
    Jobs: 'vacancy',
    Services: 'service',
    'Vet and grooming services': 'service',
    'Car rental': 'rentOut',
    'Apartments for rent': 'rentOut',
    'Houses for rent': 'rentOut',
    'Apartments by the day': 'rentOut',
    'Houses by the day': 'rentOut',
    'Giving away': 'free',
    Swap: 'swap',
    Rooms: 'plain',
    Lost: 'plain',
    Found: 'plain',
    'Lost and found pets': 'plain',
    'Partnership and investment': 'plain',
    'Travel and events': 'plain',
  },
  phrases,
  pairs: [
    { labels: ['Make', 'Model'], say: '{0} {1}' },
    { labels: ['Floor', 'Floors in building'], say: 'floor {0} of {1}' },
    { labels: ['Width', 'Profile', 'Diameter'], say: 'size {#0}/{1} {2}' },
  ],
  frames: {
    has: 'It comes with {list}.',
    offered: 'Terms: {list}.',
    requirements: 'Requirements: {list}.',
  },
  seekingFrame: 'What I am looking for: {list}.',
  titleWords:
    'sell selling sale rent rental renting swap exchange free giving hiring vacancy job services service offer offering lost found',
  seekingWords: 'buy buying wanted looking',
  others: ['Other'],
  and: 'and',
  negotiable: 'The price is negotiable.',
  negotiableTerms: 'The terms can be discussed.',
  exchange: 'I would also consider a swap.',
  free: 'It is free of charge.',
}
