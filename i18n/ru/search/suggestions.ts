import { plural } from '../../plural.ts'
import type { SuggestionTexts } from '../../ro/search/suggestions.ts'

export const suggestions: SuggestionTexts = {
  label: 'Подсказки',
  recent: 'Недавние запросы',
  recentNote: 'Их видите только вы: они хранятся в этом браузере.',
  forget: (search) => `Убрать запрос «${search}»`,
  forgetAll: 'Очистить',
  queries: 'Возможные запросы',
  subcategories: 'Подкатегории',
  places: 'Населённые пункты',
  adverts: 'Объявления',
  everywhere: 'Все объявления',
  searchEverywhere: (words) => `Искать «${words}» везде`,
  inSubcategory: (name) => `в «${name}»`,
  withWords: (words) => `запрос «${words}»`,
  advertsIn: (count) =>
    plural('ru', count, {
      one: '# объявление',
      few: '# объявления',
      many: '# объявлений',
      other: '# объявления',
    }),
}
