import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with what is suggested under the search box. */
export const suggestions = {
  label: 'Sugestii',
  recent: 'Căutări recente',
  recentNote: 'Le vezi numai tu: se păstrează doar în acest browser.',
  forget: (search: string) => `Uită căutarea „${search}”`,
  forgetAll: 'Șterge toate',
  queries: 'Căutări propuse',
  subcategories: 'Subcategorii',
  places: 'Localități',
  adverts: 'Anunțuri',
  everywhere: 'Toate anunțurile',
  searchEverywhere: (words: string) => `Caută „${words}” peste tot`,
  inSubcategory: (name: string) => `în ${name}`,
  withWords: (words: string) => `cu „${words}”`,
  advertsIn: (count: number) =>
    plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' }),
}

export type SuggestionTexts = Shape<typeof suggestions>
