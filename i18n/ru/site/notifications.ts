import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Notifications } from '../../ro/site/notifications.ts'

export const notifications: Notifications = {
  head: {
    title: `Уведомления | ${site.name}`,
    description:
      'Сообщения, предложения цены, отзывы, новое по вашим поискам и новости об избранном.',
  },
  title: 'Уведомления',
  fresh: (count, name) =>
    `${plural('ru', count, {
      one: '# новое объявление',
      few: '# новых объявления',
      many: '# новых объявлений',
      other: '# новых объявлений',
    })} по поиску «${name}»`,
  cheaper: (title) => `Цена снижена: ${title}`,
  prices: (now, before) => `${now}, было ${before}`,
  changes: {
    password: 'Пароль вашего аккаунта изменён',
    phone: 'Номер телефона вашего аккаунта изменён',
    email: 'Адрес почты вашего аккаунта изменён',
    factorOn: 'Двухэтапная проверка включена',
    factorOff: 'Двухэтапная проверка выключена',
    warned: 'Вы получили предупреждение',
    postingLimited: 'Пока вы не можете публиковать объявления',
    messagesLimited: 'Пока вы не можете отправлять сообщения',
    banned: 'Ваш аккаунт был заблокирован',
    restored: 'Ваш аккаунт снова работает без ограничений',
  },
  until: (date) => `до ${date}`,
  decided: {
    approve: (title) => `Ваше объявление опубликовано: ${title}`,
    reject: (title) => `Ваше объявление не опубликовано: ${title}`,
    suspend: (title) => `Ваше объявление приостановлено: ${title}`,
    unsuspend: (title) => `Ваше объявление снова видно: ${title}`,
    reinstate: (title) => `Вы были правы, объявление снова видно: ${title}`,
    ask: (title) => `Вопрос о вашем объявлении: ${title}`,
    appeal_rejected: (title) => `Решение остаётся в силе: ${title}`,
  },
  reported: {
    upheld: 'По вашей жалобе приняты меры',
    rejected: 'Мы проверили вашу жалобу, нарушений нет',
    subjects: { message: 'сообщение', review: (name) => `отзыв о ${name}` },
  },
  events: {
    made: (title) => `Вам предлагают цену за «${title}»`,
    countered: (title) => `Вам предложили другую цену за «${title}»`,
    accepted: (title) => `Ваше предложение принято: ${title}`,
    declined: (title) => `Ваше предложение отклонено: ${title}`,
    withdrawn: (title) => `Сделанное вам предложение отозвано: ${title}`,
    expired: (title) => `Ваше предложение истекло без ответа: ${title}`,
    received: (name) => (name ? `О вас новый отзыв, автор ${name}` : 'О вас новый отзыв'),
    answered: (name) => (name ? `На ваш отзыв есть ответ от ${name}` : 'На ваш отзыв есть ответ'),
    sold: (title) => `Продано из вашего избранного: ${title}`,
    reserved: (title) => `Забронировано из вашего избранного: ${title}`,
    paid: (number) => `Мы получили оплату по счёту ${number}`,
    refunded: (number) => `Мы отправили возврат по счёту ${number}`,
    returned: (number) => `Мы вернули лишний платёж (счёт ${number})`,
  },
  offered: (price) => `Предложенная цена: ${price}`,
  hidden: (title) => `На ваше объявление пожаловались, оно скрыто до проверки: ${title}`,
  followed: (count, name) =>
    `${plural('ru', count, {
      one: '# новое объявление',
      few: '# новых объявления',
      many: '# новых объявлений',
      other: '# новых объявлений',
    })} от ${name}`,
  ticket: (number: string) => `Ответ на ваше обращение ${number}`,
  unreadMessages: (count) =>
    plural('ru', count, {
      one: '# переписка с непрочитанными сообщениями',
      few: '# переписки с непрочитанными сообщениями',
      many: '# переписок с непрочитанными сообщениями',
      other: '# переписки с непрочитанными сообщениями',
    }),
  mend: 'Исправьте его.',
  unread: 'Не прочитано',
  readAll: 'Отметить все как прочитанные',
  readAllDone: 'Все уведомления прочитаны.',
  more: 'Показать ещё',
  newer: 'Более новые',
  settings: 'Настройки',
  searches: 'Сохранённые поиски',
  empty: {
    title: 'Уведомлений нет.',
    text: 'Здесь мы сообщаем, когда появляется новое по вашим сохранённым поискам и подпискам, когда что-то из избранного подешевело или продано, какие предложения и отзывы вы получили и что решено о ваших объявлениях и жалобах.',
    browse: 'Искать объявления',
  },
}
