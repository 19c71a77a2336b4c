import { plural } from '../../plural.ts'
import type { SuggestionTexts } from '../../ro/search/suggestions.ts'

export const suggestions: SuggestionTexts = {
  label: 'Подсказки',
  recent: 'Недавние запросы',
  recentNote: 'Их видите только вы: они хранятся в этом браузере.',
  forget: (search) => `Убрать запрос «${search}»`,
  forgetAll: 'Очистить',
  subcategories: 'Подкатегории',
  places: 'Населённые пункты',
  adverts: 'Объявления',
  withWords: (words) => `запрос «${words}»`,
  advertsIn: (count) =>
    plural('ru', count, {
      one: '# объявление',
      few: '# объявления',
      many: '# объявлений',
      other: '# объявления',
    }),
}
