import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Texts } from '../../texts.ts'

export const advert: Texts['advert'] = {
  head: (title, price, city, about) => ({
    title: `${title} — ${price && `${price}, `}${city} | ${site.name}`,
    description: `${about} in ${city}. ${price && `${price}. `}See photos and details on ${site.name}.`,
  }),
  noTitle: 'Title not available.',
  noDescription: 'No description.',
  writtenIn: { ro: 'Text in Romanian', ru: 'Text in Russian', en: 'Text in English' },
  negotiable: 'Price negotiable',
  byAgreement: 'Price on request',
  exchange: 'Exchange possible',
  phone: {
    label: 'Seller’s phone',
    show: 'Show number',
    tip: `Say that you found it on ${site.name}.`,
  },
  place: {
    title: 'Where it is',
    about: 'The map shows the place roughly.',
  },
  description: 'Description',
  details: 'Details',
  published: (when) => `Published ${when}`,
  views: (count) => plural('en', count, { one: '# view', other: '# views' }),
  similar: 'Similar adverts',
  over: 'This advert is no longer offered: it was sold, taken down or its time is over. Where to go from here:',
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
    rating: (average, count) =>
      `${average} of 5 · ${plural('en', count, { one: '# review', other: '# reviews' })}`,
    title: 'Seller',
    personal: 'Private seller',
    since: (month) => `On ${site.name} since ${month}`,
    adverts: (count) => plural('en', count, { one: '# advert', other: '# adverts' }),
    all: 'All adverts of this seller',
    answersWithin: {
      hour: 'Usually answers within an hour',
      hours: 'Usually answers within a few hours',
      day: 'Usually answers within a day',
      days: 'Usually answers within a few days',
    },
    marks: {
      meaning: 'What this means',
      phone: {
        label: 'Phone verified',
        text: 'The seller entered the code sent to their phone number.',
      },
      email: {
        label: 'E-mail confirmed',
        text: 'The seller opened the link sent to their e-mail address.',
      },
      company: {
        label: 'Company account',
        text: 'The account was registered in the name of a company. We have not checked its papers.',
      },
      verifiedCompany: {
        label: 'Verified company',
        text: `The ${site.name} team has checked the company’s papers.`,
      },
    },
  },
  safety: {
    title: 'Buy safely',
    text: 'Meet in a public place, check the item before you pay, and never send money in advance.',
    more: 'Advice for buyers',
  },
  share: 'Share',
  linkCopied: 'Link copied.',
  report: 'Report',
  breadcrumbs: 'Path to this page',
  map: {
    label: 'Map',
    pin: 'The pin of the advert: move it with the arrow keys',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    loading: 'Loading the map…',
    failed: 'The map could not be loaded.',
    consent: 'The detailed map comes from another service and appears if you accept all cookies.',
    kilometres: (length) => `${length}\u00A0km`,
    metres: (length) => `${length}\u00A0m`,
  },
  profile: {
    head: (name) => ({
      title: `${name} | ${site.name}`,
      description: `All adverts of ${name} on ${site.name}.`,
    }),
    adverts: 'Adverts',
    none: 'No Adverts.',
  },
}
