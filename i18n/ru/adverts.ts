import { site } from '#contract/site.ts'
import type { Texts } from '../texts.ts'

export const adverts: Texts['adverts'] = {
  title: 'Объявления',
  none: 'Объявлений нет.',
  noTitle: 'Заголовок отсутствует.',
  noDescription: 'Описание отсутствует.',
  free: 'Бесплатно',
  byAgreement: 'Цена договорная',
  favorite: 'В избранное',
  own: 'Ваше объявление',
  promoted: 'Продвигается',
  open: 'Открыть',
  columns: {
    photo: 'Фото',
    title: 'Заголовок',
    price: 'Цена',
    place: 'Населённый пункт',
    date: 'Дата',
    actions: 'Действия',
  },
  details: {
    title: 'Заголовок',
    description: 'Описание',
    address: 'Адрес',
    city: 'Населённый пункт',
    category: 'Категория',
    subcategory: 'Подкатегория',
  },
  favorites: {
    title: 'Избранное',
    hint: 'Нажмите на сердечко на объявлении, и вы найдёте его здесь с любого устройства.',
    browse: 'Смотреть новые объявления',
    head: {
      title: `Избранное | ${site.name}`,
      description: `Объявления, которые вы сохранили на ${site.name}.`,
    },
  },
}
