import { site } from '#contract/site/site.ts'
import type { ConsoleFrame } from '../../ro/console/frame.ts'

export const consoleFrame: ConsoleFrame = {
  name: 'Консоль',
  head: { title: 'Консоль', description: `Для команды ${site.name}.` },
  menu: {
    label: 'Меню консоли',
    home: 'Обзор',
    moderation: 'Модерация',
    people: 'Люди',
    tickets: 'Обращения',
    callbacks: 'Звонки',
    outbox: 'Отправка',
    numbers: 'Цифры',
    categories: 'Категории',
    searchWords: 'Слова поиска',
    audit: 'Журнал',
    staff: 'Команда',
    toSite: 'Вернуться на сайт',
    leave: 'Закрыть консоль',
    left: 'Консоль на этом устройстве закрыта.',
  },
  roles: {
    moderator: 'модератор',
    support: 'поддержка',
    editor: 'редактор',
    finance: 'финансы',
    admin: 'администратор',
  },
  home: {
    title: 'Обзор',
    rolesLabel: 'Ваши роли',
  },
  proof: {
    title: 'Подтвердите, что это вы',
    text: 'Введите код из приложения-аутентификатора. Консоль открыта не дольше 8 часов и закрывается через 30 минут бездействия.',
    act: 'Для этого действия нужен новый код из приложения-аутентификатора.',
    code: 'Код из приложения',
    enter: 'Открыть консоль',
    confirm: 'Подтвердить',
    cancel: 'Отмена',
    factorTitle: 'Включите двухэтапную проверку',
    factorText:
      'Консоль доступна только аккаунтам с двухэтапной проверкой. Включите её в профиле и вернитесь сюда.',
    toProfile: 'Открыть профиль',
  },
  common: {
    reason: 'Причина',
    reasonHint: 'Останется в журнале. Не пишите здесь телефоны и адреса.',
    save: 'Сохранить',
    cancel: 'Отмена',
    search: 'Найти',
    none: 'Ничего не найдено.',
    yes: 'да',
    no: 'нет',
    operator: 'оператор',
  },
}
