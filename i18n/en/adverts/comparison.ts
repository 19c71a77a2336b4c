import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { ComparisonTexts } from '../../ro/adverts/comparison.ts'

export const comparison: ComparisonTexts = {
  head: {
    title: `Compare adverts | ${site.name}`,
    description: `Up to four adverts on ${site.name}, side by side.`,
  },
  title: 'Comparison',
  table: 'Adverts side by side',
  feature: 'Feature',
  price: 'Price',
  inLei: (price) => `about ${price}`,
  place: 'Place',
  rating: 'Seller',
  noRating: 'No reviews',
  notStated: 'not stated',
  remove: 'Remove',
  removeOf: (title) => `Remove from the comparison: ${title}`,
  others: (subcategory) => `All adverts: ${subcategory}`,
  onlyDifferences: 'Show only the differences',
  allRows: 'Show all features',
  noDifferences: 'The stated features are the same.',
  same: 'the same',
  different: 'different',
  gone: (count) =>
    plural('en', count, {
      one: '# chosen advert is no longer available: it was sold, withdrawn or deleted.',
      other: '# chosen adverts are no longer available: they were sold, withdrawn or deleted.',
    }),
  tooMany: 'At most four adverts can be compared: you see the first four.',
  one: 'To compare, choose at least one more advert from the same subcategory.',
  empty: {
    title: 'There is nothing to compare yet.',
    text: 'Press “Compare” above a list and choose two to four adverts from the same subcategory.',
  },
  mixed: {
    title: 'These adverts cannot be compared with each other.',
    text: 'Only adverts from the same subcategory can be compared. You have chosen from:',
  },
  toFavorites: 'Choose from favorites',
}
