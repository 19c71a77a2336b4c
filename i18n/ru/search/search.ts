import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Texts } from '../../texts.ts'

const adverts = (count: number) =>
  plural('ru', count, {
    one: '# объявление',
    few: '# объявления',
    many: '# объявлений',
    other: '# объявления',
  })

export const search: Texts['search'] = {
  heads: {
    home: {
      title: `${site.name}: бесплатные объявления по всей Молдове`,
      description:
        'Покупайте и продавайте в Молдове: автомобили, квартиры, телефоны, мебель, работа, услуги. Бесплатные объявления напрямую от людей.',
    },
    category: {
      title: (label, page) =>
        `${label}: объявления в Молдове${page > 1 ? `, страница ${page}` : ''} | ${site.name}`,
      description: (label) =>
        `${label}: новые объявления из Кишинёва, Бельц и всей Молдовы. Сравнивайте цены, выбирайте населённый пункт и пишите продавцу напрямую.`,
    },
    search: {
      title: (words, page) =>
        `${words ? `«${words}»` : 'Все объявления'}${page > 1 ? `, страница ${page}` : ''} | ${site.name}`,
      description: (words) =>
        words
          ? `Объявления по запросу «${words}» в Молдове.`
          : 'Все объявления Молдовы в одном месте.',
    },
    recent: {
      title: `Недавно просмотренные | ${site.name}`,
      description: 'Объявления, которые вы недавно смотрели в этом браузере.',
    },
  },
  loading: 'Объявления загружаются…',
  carousel: {
    previous: 'Назад',
    next: 'Вперёд',
    pause: 'Остановить прокрутку',
    play: 'Запустить прокрутку',
  },
  view: { label: 'Вид объявлений', grid: 'Плитка', list: 'Список' },
  pagination: {
    label: 'Страницы',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: (number) => `Страница ${number}`,
  },
  home: {
    title: 'Бесплатные объявления Молдовы',
    promise:
      'Покупайте и продавайте напрямую, от человека к человеку. Подать объявление — бесплатно, за минуту.',
    banners: 'Новости и предложения',
    banner: (number, count) => `Баннер ${number} из ${count}`,
    general: 'Реклама',
    categories: 'Категории',
    popular: 'Популярное сейчас',
    recent: 'Недавно просмотренные',
    all: 'Смотреть все',
    adverts: 'Новые объявления',
  },
  count: (count, isCapped) => (isCapped ? `более ${moreThan(count)}` : adverts(count)),
  resultsFor: (words) => `Результаты по запросу «${words}»`,
  everything: 'Все объявления',
  allIn: (label) => `Всё в разделе «${label}»`,
  subcategories: 'Подкатегории',
  filters: { title: 'Фильтры' },
  save: { save: 'Сохранить поиск', saved: 'Поиск сохранён' },
  sort: {
    label: 'Сортировка',
    apply: 'Сортировать',
    none: 'Новые и продвигаемые',
    newest: 'Сначала новые',
    oldest: 'Сначала старые',
    cheapest: 'Сначала дешёвые',
    dearest: 'Сначала дорогие',
  },
  empty: {
    category: 'Объявления не найдены.',
    search: 'По вашему запросу ничего не найдено.',
  },
}

/** "Более" asks for the genitive: более 1 000 объявлений. */
function moreThan(count: number): string {
  return plural('ru', count, { one: '# объявления', other: '# объявлений' })
}
