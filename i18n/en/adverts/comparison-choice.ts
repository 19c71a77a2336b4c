import { plural } from '../../plural.ts'
import type { ComparisonChoiceTexts } from '../../ro/adverts/comparison-choice.ts'

export const comparisonChoice: ComparisonChoiceTexts = {
  choose: 'Compare',
  of: (title) => `Compare: ${title}`,
  bar: 'Comparison',
  hint: 'Choose two to four adverts from the same subcategory.',
  keys: 'Enter compares, Escape cancels.',
  chosen: (count) => plural('en', count, { one: '# advert chosen', other: '# adverts chosen' }),
  otherSubcategory: (title) =>
    `“${title}” is from another subcategory. Only adverts from the same subcategory can be compared.`,
  limit: 'At most four adverts can be compared. Remove one to add another.',
  few: 'Choose at least two adverts.',
  removeOf: (title) => `Remove: ${title}`,
  end: 'Cancel',
  submit: (count) => (count > 0 ? `Compare ${count}` : 'Compare'),
}
