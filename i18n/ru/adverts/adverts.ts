import { site } from '#contract/site/site.ts'
import type { Texts } from '../../texts.ts'

export const adverts: Texts['adverts'] = {
  title: 'Объявления',
  none: 'Объявлений нет.',
  noTitle: 'Заголовок недоступен.',
  noDescription: 'Без описания.',
  free: 'Бесплатно',
  byAgreement: 'Цена договорная',
  payByAgreement: 'Зарплата договорная',
  /** After an amount. */
  per: {
    hour: '/\u2060час',
    day: '/\u2060день',
    month: '/\u2060мес.',
    sqm: '/\u2060м²',
    km: '/\u2060км',
    pay: '/\u2060мес.',
  },
  formerPrice: 'Цена до снижения',
  fresh: 'новое',
  seen: 'Просмотрено',
  away: (km) => `в ${km} км`,
  favorite: 'Добавить в избранное',
  own: 'Ваше объявление',
  promoted: 'Продвигается',
  urgent: 'Срочно',
  highlighted: 'Выделено',
  paidPlaces: {
    title: 'Реклама',
    about: 'Места оплачены продавцами. Порядок списка ниже от этого не меняется.',
  },
  reserved: 'Забронировано',
  details: {
    title: 'Заголовок',
    description: 'Описание',
    address: 'Адрес',
    city: 'Населённый пункт',
    category: 'Категория',
    subcategory: 'Подкатегория',
  },
  add: {
    title: 'Подать объявление',
    head: {
      title: `Подать объявление бесплатно | ${site.name}`,
      description: `Опубликуйте объявление на ${site.name} бесплатно: напишите текст, добавьте фото — и готово.`,
    },
  },
  phoneUpload: {
    title: `Фотографии с телефона | ${site.name}`,
    description: 'Отправьте фотографии с телефона в объявление, открытое на компьютере.',
  },
  placeNone: 'Такой населённый пункт не найден.',
  languages: { ro: 'Румынский', ru: 'Русский', en: 'Английский' },
  mine: {
    head: {
      title: `Мои объявления | ${site.name}`,
      description: 'Ваши объявления, их состояние и что с ними можно сделать.',
    },
    editHead: {
      title: `Изменить объявление | ${site.name}`,
      description: 'Измените текст, цену, фотографии и место вашего объявления.',
    },
    previewHead: (title) => ({
      title: `Предпросмотр: ${title} | ${site.name}`,
      description: 'Ваше объявление, каким его увидят покупатели.',
    }),
    renewHead: {
      title: `Продлить объявление | ${site.name}`,
      description: 'Ваше объявление останется на сайте.',
    },
  },
  favorites: {
    title: 'Избранное',
    hint: 'Нажмите на сердечко на объявлении, и вы найдёте его здесь с любого устройства.',
    browse: 'Смотреть новые объявления',
    head: {
      title: `Избранное | ${site.name}`,
      description: `Ваши избранные объявления на ${site.name}.`,
    },
  },
}
