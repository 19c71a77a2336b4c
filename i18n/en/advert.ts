import { plural } from '../plural.ts'
import type { Texts } from '../texts.ts'

export const advert: Texts['advert'] = {
  head: (title, price, city) => ({
    title: `${title} — ${price}, ${city} | Găsit`,
    description: `${title} in ${city}. ${price}. See photos and details on Găsit.`,
  }),
  noTitle: 'Title not available.',
  noDescription: 'Description not available.',
  writtenIn: { ro: 'Text in Romanian', ru: 'Text in Russian', en: 'Text in English' },
  negotiable: 'Price negotiable',
  byAgreement: 'Price by agreement',
  free: 'Free',
  description: 'Description',
  details: 'Details',
  published: (when) => `Published ${when}`,
  similar: 'Similar adverts',
  yes: 'Yes',
  no: 'No',
  units: { CP: 'hp', ari: 'ares', luni: 'months' },
  gallery: {
    label: 'Photos',
    photo: (number, count) => `Photo ${number} of ${count}`,
    previous: 'Previous photo',
    next: 'Next photo',
    open: 'Open full screen',
    close: 'Close',
    none: 'No photos',
  },
  seller: {
    title: 'Seller',
    personal: 'Private seller',
    company: 'Company',
    since: (month) => `On Găsit since ${month}`,
    adverts: (count) => plural('en', count, { one: '# advert', other: '# adverts' }),
    all: 'All adverts of this seller',
  },
  safety: {
    title: 'Buy safely',
    text: 'Meet in a public place, check the item before you pay, and never send money in advance.',
    more: 'Advice for buyers',
  },
  share: 'Share',
  linkCopied: 'Link copied.',
  breadcrumbs: 'Path to this page',
  profile: {
    head: (name) => ({ title: `${name} | Găsit`, description: `All adverts of ${name} on Găsit.` }),
    adverts: 'Adverts',
    none: 'No Adverts.',
  },
}
