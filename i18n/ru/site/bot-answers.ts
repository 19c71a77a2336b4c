import { stopped } from '../../stopped.ts'
import type { BotAnswers } from '../../ro/site/bot-answers.ts'
import { plural } from '../../plural.ts'

export const botAnswers: BotAnswers = {
  greeting: (site) =>
    `Здравствуйте! Я помощник ${site}. Спросите, как что-то сделать на сайте, где ваше объявление или что вы ищете.`,
  thanks: 'Пожалуйста! Спрашивайте ещё.',
  go: (name) => `Это здесь: ${name}.`,
  search: (words) => `Давайте поищем «${words}» в объявлениях.`,
  searchLink: (words) => `Искать «${words}»`,
  category: (thing) => `Для «${thing}» подходят такие категории:`,
  categoryPost: 'При подаче объявления напишите заголовок, и мы предложим категорию.',
  conversion: (sums, date) =>
    `${sums} по официальному курсу Национального банка на ${stopped(date)}`,
  logIn: 'О ваших объявлениях и сообщениях я смогу рассказать, когда вы войдёте в аккаунт.',
  nothing:
    'Ответа на это не нашлось. Напишите в службу поддержки, вам ответит человек; наш разговор можно приложить к вопросу.',
  human: 'В службе поддержки вам ответит человек. Наш разговор можно приложить к вашему вопросу.',
  noAdverts: 'У вас пока нет объявлений.',
  advert: (title, status) => `«${title}»: ${status}.`,
  untitled: 'Без названия',
  promotions: (left) => `Продвижения: ${left}.`,
  promotedToday: 'Сегодня объявление уже продвигали.',
  expires: (date) => `Активно до ${stopped(date)}`,
  moreAdverts: (count) =>
    plural('ru', count, {
      one: 'У вас есть ещё # объявление.',
      few: 'У вас есть ещё # объявления.',
      many: 'У вас есть ещё # объявлений.',
      other: 'У вас есть ещё # объявления.',
    }),
  visible: 'Оно опубликовано и видно в списках.',
  unreadMessages: (count) =>
    plural('ru', count, {
      one: 'У вас # переписка с непрочитанными сообщениями.',
      few: 'У вас # переписки с непрочитанными сообщениями.',
      many: 'У вас # переписок с непрочитанными сообщениями.',
      other: 'У вас # переписки с непрочитанными сообщениями.',
    }),
  noUnreadMessages: 'Непрочитанных сообщений нет.',
  unreadNotifications: (count) =>
    plural('ru', count, {
      one: 'У вас # непрочитанное уведомление.',
      few: 'У вас # непрочитанных уведомления.',
      many: 'У вас # непрочитанных уведомлений.',
      other: 'У вас # непрочитанного уведомления.',
    }),
  screens: {
    '/': 'Главная страница',
    '/search': 'Поиск',
    '/recent': 'Недавно просмотренные',
    '/compare': 'Сравнение',
    '/add-advert': 'Подать объявление',
    '/login': 'Войти в аккаунт',
    '/login?register': 'Регистрация',
    '/login?restore': 'Восстановление доступа',
    '/my-adverts': 'Мои объявления',
    '/my-favorites': 'Избранное',
    '/my-searches': 'Сохранённые поиски',
    '/my-messages': 'Сообщения',
    '/my-notifications': 'Уведомления',
    '/my-notifications/settings': 'Настройки уведомлений',
    '/my-reviews': 'Мои отзывы',
    '/my-reports': 'Мои жалобы',
    '/my-following': 'Подписки',
    '/my-dashboard': 'Мой кабинет',
    '/my-profile': 'Мой профиль',
    '/exchange-rates': 'Конвертер валют',
    '/pricing': 'Цены',
    '/my-bills': 'Мои счета',
    '/my-bills-history': 'История счетов',
    '/my-payment-methods': 'Способы оплаты',
    '/help-desk': 'Служба поддержки',
    '/my-tickets': 'Мои обращения',
    '/article': 'Все статьи',
  },
}
