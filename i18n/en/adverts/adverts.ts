import { site } from '#contract/site/site.ts'
import type { Texts } from '../../texts.ts'

export const adverts: Texts['adverts'] = {
  title: 'Adverts',
  none: 'No Adverts.',
  noTitle: 'Title not available.',
  noDescription: 'No description.',
  free: 'Free',
  byAgreement: 'Price on request',
  favorite: 'Add to favorites',
  payByAgreement: 'Salary negotiable',
  /** After an amount. */
  per: {
    hour: '/\u2060hour',
    day: '/\u2060day',
    month: '/\u2060month',
    sqm: '/\u2060m²',
    km: '/\u2060km',
    pay: '/\u2060month',
  },
  formerPrice: 'Price before the reduction',
  fresh: 'new',
  seen: 'Seen',
  away: (km) => `${km} km away`,
  own: 'Your advert',
  promoted: 'Promoted',
  urgent: 'Urgent',
  highlighted: 'Highlighted',
  paidPlaces: {
    title: 'Sponsored',
    about: 'Sellers paid for these places. The list below keeps its order.',
  },
  reserved: 'Reserved',
  details: {
    title: 'Title',
    description: 'Description',
    address: 'Address',
    city: 'City',
    category: 'Category',
    subcategory: 'Subcategory',
  },
  add: {
    title: 'Post an advert',
    head: {
      title: `Post a free advert | ${site.name}`,
      description: `Post an advert on ${site.name} for free: write it, add photos, done.`,
    },
  },
  phoneUpload: {
    title: `Send photos from your phone | ${site.name}`,
    description: 'Send photos from your phone to the advert that is open on your computer.',
  },
  placeNone: 'We did not find this place.',
  languages: { ro: 'Romanian', ru: 'Russian', en: 'English' },
  mine: {
    head: {
      title: `My adverts | ${site.name}`,
      description: 'Your adverts, their state and what you can do with them.',
    },
    editHead: {
      title: `Edit advert | ${site.name}`,
      description: 'Change the text, price, photos and place of your advert.',
    },
    previewHead: (title) => ({
      title: `Preview: ${title} | ${site.name}`,
      description: 'Your advert as buyers will see it.',
    }),
    renewHead: {
      title: `Renew the advert | ${site.name}`,
      description: 'Your advert stays visible.',
    },
  },
  favorites: {
    title: 'Favorites',
    hint: 'Press the heart on an advert and you will find it here, on any device.',
    browse: 'See new adverts',
    head: {
      title: `Favorites | ${site.name}`,
      description: `Your favorite adverts on ${site.name}.`,
    },
  },
}
