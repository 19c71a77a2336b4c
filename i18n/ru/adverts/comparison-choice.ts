import { plural } from '../../plural.ts'
import type { ComparisonChoiceTexts } from '../../ro/adverts/comparison-choice.ts'

export const comparisonChoice: ComparisonChoiceTexts = {
  choose: 'Сравнить',
  of: (title) => `Сравнить: ${title}`,
  bar: 'Сравнение',
  hint: 'Выберите от двух до четырёх объявлений из одной подкатегории.',
  keys: 'Enter — сравнить, Escape — отмена.',
  chosen: (count) =>
    plural('ru', count, {
      one: 'Выбрано # объявление',
      few: 'Выбрано # объявления',
      many: 'Выбрано # объявлений',
      other: 'Выбрано # объявлений',
    }),
  otherSubcategory: (title) =>
    `«${title}» — из другой подкатегории. Сравниваются только объявления из одной подкатегории.`,
  limit: 'Сравнить можно не больше четырёх объявлений. Уберите одно, чтобы добавить другое.',
  few: 'Выберите хотя бы два объявления.',
  removeOf: (title) => `Убрать: ${title}`,
  end: 'Отмена',
  submit: (count) => (count > 0 ? `Сравнить ${count}` : 'Сравнить'),
}
