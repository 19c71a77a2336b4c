import type { RecentTexts } from '../../ro/search/recent.ts'

export const recent: RecentTexts = {
  title: 'Недавно просмотренные',
  hint: 'Объявления, которые вы открываете, появляются здесь, только в этом браузере.',
  browse: 'Смотреть новые объявления',
  clear: 'Очистить список',
  needsScript: 'Список хранится в вашем браузере, и чтобы его показать, нужен JavaScript.',
  failed: 'Не удалось загрузить список. Попробуйте ещё раз.',
}
