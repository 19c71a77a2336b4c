import type { MessageSettings } from '../../ro/messages/message-settings.ts'

export const messageSettings: MessageSettings = {
  title: 'Настройки сообщений',
  autoReply: {
    title: 'Автоответ',
    label: 'Текст ответа',
    hint: 'Отправим его один раз тому, кто спросит, актуально ли объявление. Пусто: без автоответа.',
    save: 'Сохранить',
    saved: 'Автоответ сохранён.',
    removed: 'Автоответ отключён.',
  },
  blocked: {
    title: 'Заблокированные',
    none: 'Вы никого не заблокировали.',
    unblock: 'Разблокировать',
    unblockOf: (name) => `Разблокировать: ${name}`,
    done: 'Человек разблокирован.',
    erased: 'Аккаунт удалён',
  },
  failed: 'Не удалось загрузить настройки.',
}
