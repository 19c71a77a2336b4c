import type { FirstContact } from '../../ro/messages/first-contact.ts'

export const firstContact: FirstContact = {
  title: 'Написать продавцу',
  label: 'Ваше сообщение',
  preset: 'Здравствуйте! Ещё актуально?',
  send: 'Отправить',
  offer: 'Предложить цену',
  sent: 'Сообщение отправлено.',
  offered: 'Предложение отправлено. Ответ придёт в переписку.',
  open: 'Открыть переписку',
  known: 'Вы уже писали этому продавцу об объявлении.',
  verifyPhone: 'Подтвердить номер',
}
