import { plural } from '../../plural.ts'
import type { SuggestionTexts } from '../../ro/search/suggestions.ts'

export const suggestions: SuggestionTexts = {
  label: 'Suggestions',
  recent: 'Recent searches',
  recentNote: 'Only you see them: they stay in this browser.',
  forget: (search) => `Forget “${search}”`,
  forgetAll: 'Clear all',
  subcategories: 'Subcategories',
  places: 'Places',
  adverts: 'Adverts',
  withWords: (words) => `with “${words}”`,
  advertsIn: (count) => plural('en', count, { one: '# advert', other: '# adverts' }),
}
