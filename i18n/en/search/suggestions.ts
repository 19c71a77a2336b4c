import { plural } from '../../plural.ts'
import type { SuggestionTexts } from '../../ro/search/suggestions.ts'

export const suggestions: SuggestionTexts = {
  label: 'Suggestions',
  recent: 'Recent searches',
  recentNote: 'Only you see them: they stay in this browser.',
  forget: (search) => `Forget “${search}”`,
  forgetAll: 'Clear all',
  queries: 'Suggested searches',
  subcategories: 'Subcategories',
  places: 'Places',
  adverts: 'Adverts',
  everywhere: 'All adverts',
  searchEverywhere: (words) => `Search for “${words}” everywhere`,
  inSubcategory: (name) => `in ${name}`,
  withWords: (words) => `with “${words}”`,
  advertsIn: (count) => plural('en', count, { one: '# advert', other: '# adverts' }),
}
