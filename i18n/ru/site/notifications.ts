import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Notifications } from '../../ro/site/notifications.ts'

export const notifications: Notifications = {
  head: {
    title: `Уведомления | ${site.name}`,
    description: 'Новые объявления по вашим сохранённым поискам и снижение цен в избранном.',
  },
  title: 'Уведомления',
  fresh: (count, name) =>
    `${plural('ru', count, {
      one: '# новое объявление',
      few: '# новых объявления',
      many: '# новых объявлений',
      other: '# новых объявлений',
    })} по поиску «${name}»`,
  followed: (count, name) =>
    `${plural('ru', count, {
      one: '# новое объявление',
      few: '# новых объявления',
      many: '# новых объявлений',
      other: '# нового объявления',
    })}: ${name}`,
  cheaper: (title) => `Цена снижена: ${title}`,
  prices: (now, before) => `${now}, было ${before}`,
  changes: {
    password: 'Пароль вашего аккаунта изменён',
    phone: 'Номер телефона вашего аккаунта изменён',
    email: 'Адрес почты вашего аккаунта изменён',
    factorOn: 'Двухэтапная проверка включена',
    factorOff: 'Двухэтапная проверка выключена',
  },
  decided: {
    approve: (title) => `Ваше объявление опубликовано: ${title}`,
    reject: (title) => `Ваше объявление не опубликовано: ${title}`,
    suspend: (title) => `Ваше объявление приостановлено: ${title}`,
    unsuspend: (title) => `Ваше объявление снова видно: ${title}`,
  },
  reported: {
    upheld: 'По вашей жалобе приняты меры',
    rejected: 'Мы проверили вашу жалобу, нарушений нет',
  },
  mend: 'Исправьте его.',
  unread: 'Не прочитано',
  readAll: 'Отметить все как прочитанные',
  readAllDone: 'Все уведомления прочитаны.',
  more: 'Показать ещё',
  newer: 'Более новые',
  searches: 'Сохранённые поиски',
  empty: {
    title: 'Уведомлений нет.',
    text: 'Здесь мы сообщаем, когда по вашим сохранённым поискам и у продавцов, за которыми вы следите, появляется новое, когда дешевеет что-то из избранного и что решено о ваших объявлениях и жалобах.',
    browse: 'Искать объявления',
  },
}
