import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Texts } from '../../texts.ts'

export const advert: Texts['advert'] = {
  head: (title, price, city, about) => ({
    title: `${title} — ${price && `${price}, `}${city} | ${site.name}`,
    description: `${about}, ${city}. ${price && `${price}. `}Фотографии и подробности на ${site.name}.`,
  }),
  noTitle: 'Заголовок недоступен.',
  noDescription: 'Без описания.',
  writtenIn: { ro: 'Текст на румынском', ru: 'Текст на русском', en: 'Текст на английском' },
  negotiable: 'Торг возможен',
  byAgreement: 'Цена договорная',
  exchange: 'Возможен обмен',
  phone: {
    label: 'Телефон продавца',
    show: 'Показать номер',
    tip: `Скажите, что нашли объявление на ${site.name}.`,
  },
  place: {
    title: 'Где находится',
    about: 'На карте место показано приблизительно.',
  },
  description: 'Описание',
  details: 'Характеристики',
  published: (when) => `Опубликовано ${when}`,
  views: (count) =>
    plural('ru', count, {
      one: '# просмотр',
      few: '# просмотра',
      many: '# просмотров',
      other: '# просмотра',
    }),
  similar: 'Похожие объявления',
  over: 'Объявление больше не актуально: вещь продана, объявление снято или его срок истёк. Куда пойти дальше:',
  yes: 'Да',
  no: 'Нет',
  units: {
    CP: 'л. с.',
    ari: 'соток',
    luni: 'мес.',
    km: 'км',
    kg: 'кг',
    'cm³': 'см³',
    h: 'ч',
    'm²': 'м²',
    mm: 'мм',
    GB: 'ГБ',
    MDL: 'леев',
    EU: 'EU',
  },
  gallery: {
    label: 'Фотографии',
    photo: (number, count) => `Фото ${number} из ${count}`,
    previous: 'Предыдущее фото',
    next: 'Следующее фото',
    open: 'Открыть на весь экран',
    close: 'Закрыть',
    none: 'Без фотографий',
  },
  seller: {
    rating: (average, count) =>
      `${average} из 5 · ${plural('ru', count, { one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' })}`,
    title: 'Продавец',
    personal: 'Частное лицо',
    since: (month) => `На ${site.name} с ${month}`,
    adverts: (count) =>
      plural('ru', count, {
        one: '# объявление',
        few: '# объявления',
        many: '# объявлений',
        other: '# объявления',
      }),
    all: 'Все объявления продавца',
    answersWithin: {
      hour: 'Обычно отвечает в течение часа',
      hours: 'Обычно отвечает в течение нескольких часов',
      day: 'Обычно отвечает в течение дня',
      days: 'Обычно отвечает в течение нескольких дней',
    },
    marks: {
      meaning: 'Что это значит',
      phone: {
        label: 'Телефон подтверждён',
        text: 'Продавец ввёл код, который пришёл на его номер телефона.',
      },
      email: {
        label: 'Почта подтверждена',
        text: 'Продавец открыл ссылку, которая пришла на его адрес почты.',
      },
      company: {
        label: 'Аккаунт компании',
        text: 'Аккаунт зарегистрирован от имени компании. Документы мы не проверяли.',
      },
      verifiedCompany: {
        label: 'Компания проверена',
        text: `Команда ${site.name} проверила документы компании.`,
      },
    },
  },
  safety: {
    title: 'Покупайте безопасно',
    text: 'Встречайтесь в людном месте, проверяйте вещь до оплаты и не отправляйте деньги вперёд.',
    more: 'Советы покупателям',
  },
  share: 'Поделиться',
  linkCopied: 'Ссылка скопирована.',
  report: 'Пожаловаться',
  breadcrumbs: 'Путь к странице',
  map: {
    label: 'Карта',
    pin: 'Метка объявления: двигайте её клавишами со стрелками',
    zoomIn: 'Увеличить карту',
    zoomOut: 'Уменьшить карту',
    loading: 'Карта загружается…',
    failed: 'Карту не удалось загрузить.',
    consent: 'Подробная карта приходит с другого сервиса и появится, если принять все cookie.',
    kilometres: (length) => `${length}\u00A0км`,
    metres: (length) => `${length}\u00A0м`,
  },
  profile: {
    head: (name) => ({
      title: `${name} | ${site.name}`,
      description: `Все объявления: ${name} на ${site.name}.`,
    }),
    adverts: 'Объявления',
    none: 'Объявлений нет.',
  },
}
