import { countedDays } from '../../counted.ts'
import { plural } from '../../plural.ts'
import type { FilterTexts } from '../../ro/search/filters.ts'

export const filters: FilterTexts = {
  close: 'Закрыть фильтры',
  show: (count, isCapped) =>
    isCapped ? `Показать более ${moreThan(count)}` : `Показать ${adverts(count)}`,
  showNone: 'Нет объявлений',
  hides: (count) =>
    plural('ru', count, {
      one: 'Фильтры скрывают # объявление.',
      few: 'Фильтры скрывают # объявления.',
      many: 'Фильтры скрывают # объявлений.',
      other: 'Фильтры скрывают # объявления.',
    }),
  clear: 'Сбросить фильтры',
  clearShort: 'Сбросить',
  clearKeeps: (words) => `Запрос «${words}» останется.`,
  chosen: (count) =>
    plural('ru', count, {
      one: 'выбрано: #',
      few: 'выбрано: #',
      many: 'выбрано: #',
      other: 'выбрано: #',
    }),
  category: 'Категория',
  anyCategory: 'Все категории',
  place: {
    title: 'Населённый пункт',
    any: 'Вся Молдова',
    add: 'Добавить место',
    recent: 'Недавно искали',
    main: 'Основные',
    districts: 'Районы и муниципии',
    wholeOf: (district) => {
      if (district.startsWith('Левобережье')) return `Всё ${district}`
      const name = district.replace(/^Район/, 'район')
      return `${/район|мун\./.test(name) ? 'Весь' : 'Вся'} ${name}`
    },
    find: 'Введите название',
    none: 'Такого населённого пункта нет. Проверьте первые буквы названия.',
    failed: 'Не удалось загрузить населённые пункты. Попробуйте ещё раз.',
    done: 'Готово',
    chosen: 'Выбранные места',
    drop: (place) => `Убрать: ${place}`,
    full: (count) => `Одновременно можно выбрать не более ${count} мест.`,
    radius: 'Расстояние',
    radiusNone: 'Только здесь',
    radiusOf: (km) => `До ${km} км`,
    near: 'Рядом со мной',
    nearMe: 'Рядом со мной',
    nearAsking: 'Определяем, где вы…',
    nearHint: 'Местоположение округлено до километра и остаётся в адресе страницы.',
    nearDenied:
      'Браузер не разрешил узнать, где вы. Измените разрешение или выберите населённый пункт.',
    nearFailed: 'Не удалось узнать, где вы. Попробуйте ещё раз или выберите населённый пункт.',
  },
  price: {
    title: 'Цена',
    min: 'Минимальная цена',
    max: 'Максимальная цена',
    currency: 'Валюта цены',
    currencies: { MDL: 'леи', EUR: 'евро', USD: 'доллары' },
    rate: (unit, lei, date) => `${unit} = ${lei} лея (НБМ, ${date})`,
    lei: (amount) => `${amount} леев`,
  },
  from: 'от',
  to: 'до',
  rangeFrom: (label) => `${label}, от`,
  rangeTo: (label) => `${label}, до`,
  handleFrom: (label) => `Ползунок минимума: ${label}`,
  handleTo: (label) => `Ползунок максимума: ${label}`,
  rangeNow: (range) => `В объявлениях: ${range}`,
  all: (count) => `Показать все (${count})`,
  find: (label) => `Найти: ${label}`,
  none: 'В списке такого нет.',
  parentFirst: (label) =>
    label === 'Марка' ? 'Сначала выберите марку.' : `Сначала выберите «${label}».`,
  yes: 'Да',
  seller: {
    title: 'Продавец',
    all: 'Все',
    personal: 'Частные лица',
    company: 'Компании',
  },
  conditions: {
    title: 'Условия',
    photo: 'С фото',
    negotiable: 'Торг возможен',
    free: 'Бесплатно',
    exchange: 'Возможен обмен',
  },
  period: {
    title: 'Опубликовано',
    any: 'За всё время',
    today: 'Сегодня',
    last: (count) => `За ${countedDays('ru', count)}`,
  },
  applied: {
    title: 'Выбранные фильтры',
    remove: (filter) => `Убрать фильтр: ${filter}`,
    from: (value) => `от ${value}`,
    to: (value) => `до ${value}`,
    named: (label, value) => `${label}: ${value}`,
    around: (place, km) => `${place} + ${km} км`,
    nearMe: 'рядом со мной',
    nearMeWithin: (km) => `рядом со мной, ${km} км`,
    box: 'участок на карте',
    today: 'опубликовано сегодня',
    last: (count) => `за ${countedDays('ru', count)}`,
  },
}

function adverts(count: number): string {
  return plural('ru', count, {
    one: '# объявление',
    few: '# объявления',
    many: '# объявлений',
    other: '# объявления',
  })
}

/** "Более" asks for the genitive: более 1 000 объявлений. */
function moreThan(count: number): string {
  return plural('ru', count, { one: '# объявления', other: '# объявлений' })
}

/** "За" asks for the accusative: за 21 день, за 3 дня, за 7 дней. */
