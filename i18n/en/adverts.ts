import { site } from '#contract/site.ts'
import type { Texts } from '../texts.ts'

export const adverts: Texts['adverts'] = {
  title: 'Adverts',
  none: 'No Adverts.',
  noTitle: 'Title not available.',
  noDescription: 'Description not available.',
  free: 'Free',
  byAgreement: 'Price by agreement',
  favorite: 'Favourite',
  own: 'Your advert',
  promoted: 'Promoted',
  open: 'View',
  columns: {
    photo: 'Photo',
    title: 'Title',
    price: 'Price',
    place: 'Place',
    date: 'Date',
    actions: 'Actions',
  },
  details: {
    title: 'Title',
    description: 'Description',
    address: 'Address',
    city: 'City',
    category: 'Category',
    subcategory: 'Subcategory',
  },
  favorites: {
    title: 'Favorites',
    hint: 'Press the heart on an advert and you will find it here, on any device.',
    browse: 'See new adverts',
    head: {
      title: `Favorites | ${site.name}`,
      description: `The adverts you have kept on ${site.name}.`,
    },
  },
}
