import { plural } from '../../plural.ts'
import type { Results } from '../../ro/search/results.ts'

const adverts = (count: number) =>
  plural('ru', count, {
    one: '# объявление',
    few: '# объявления',
    many: '# объявлений',
    other: '# объявления',
  })
/** After "more than" and "of". */
const ofAdverts = (count: number) =>
  plural('ru', count, { one: '# объявления', other: '# объявлений' })
const counted = (count: number, isCapped: boolean) =>
  isCapped ? `более ${ofAdverts(count)}` : adverts(count)

export const results: Results = {
  understood: {
    missing: (words: string) => `Объявлений с «${words}» нет, показываем без этого.`,
    without: (words: string) => `Без «${words}»`,
    similar: 'Похожие',
    wider: 'Показать и объявления, где эти слова только упоминаются',
    isWide: 'Показываем и объявления, где эти слова только упоминаются.',
    narrower: 'Только подходящие',
    typed: (words) => `Вы написали «${words}».`,
    exact: (words) => `Искать именно «${words}»`,
    also: (words) => `Искали также: ${words}.`,
    isExact: 'Показаны только объявления именно с этими словами.',
    helpful: 'Искать и близкие слова',
  },
  relevance: 'Самые подходящие',
  ascending: (label: string) => `${label}: по возрастанию`,
  descending: (label: string) => `${label}: по убыванию`,
  perUnit: 'Цена за единицу',
  categories: {
    label: 'Категории результатов',
    all: 'Все категории',
    elsewhere: 'Есть и в других:',
  },
  compare: 'Сравнить',
  more: {
    button: 'Показать ещё',
    shown: (shown, count, isCapped) =>
      isCapped
        ? `Показано ${shown} из более чем ${ofAdverts(count)}`
        : `Показано ${shown} из ${ofAdverts(count)}`,
    failed: 'Не удалось загрузить ещё объявления. Попробуйте снова.',
  },
  map: {
    show: 'Карта',
    hide: 'Список',
    region: 'Объявления на карте',
    needsScript: 'Для карты нужен JavaScript. Ниже те же объявления списком.',
    cluster: (count, city) => (city ? `${adverts(count)} рядом: ${city}` : adverts(count)),
    inBox: (count, isCapped) => `${counted(count, isCapped)} в этой области`,
    capped: (count) => `Показаны самые новые ${count}. Приблизьте карту, чтобы увидеть все.`,
    failed: 'Не удалось нанести объявления на карту. Сдвиньте карту, и мы попробуем снова.',
    none: 'В этой части карты объявлений нет.',
    whole: 'Показать всю Молдову',
    close: 'Закрыть объявление',
    here: (count) => `В этом месте ${adverts(count)}; это самое новое.`,
  },
  ways: {
    hint: 'Проверьте, нет ли опечатки, или ищите по меньшему числу слов.',
    pastEnd: 'На этой странице объявлений больше нет.',
    firstPage: 'На первую страницу',
    browse: 'Посмотреть категории',
    title: 'Попробуйте иначе',
    without: (filter) => `Без фильтра «${filter}»`,
    count: counted,
    nearest: 'Самые близкие',
    missing: (word) => `В них есть все слова, кроме «${word}».`,
    places: 'Поблизости',
    away: (kilometres) => `${kilometres} км`,
    nowhere: (place) => `Мы не знаем населённого пункта «${place}».`,
    inPlace: (place) => `Объявлений не найдено: ${place}.`,
    everywhere: 'Искать по всей Молдове',
    save: 'Сохраните поиск, и мы сообщим, когда что-то появится:',
    filters: {
      radius: 'Радиус',
      exact: 'Именно эти слова',
    },
  },
}
