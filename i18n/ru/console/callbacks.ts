import type { Callbacks } from '../../ro/console/callbacks.ts'

export const callbacks: Callbacks = {
  head: { title: 'Звонки · Консоль', description: 'Кто ждёт звонка.' },
  title: 'Звонки',
  about:
    'Позвоните и убедитесь, что звонок заказал сам человек. Затем отправьте код: человеку продиктуют его по телефону, и он закончит регистрацию.',
  promise: (hours) => `Звонок обещан в течение ${hours} ч.`,
  none: 'Звонка никто не ждёт.',
  times: {
    any: 'в любое время',
    morning: 'утром',
    afternoon: 'днём',
    evening: 'вечером',
  },
  called: 'код продиктован',
  call: 'Отправить код',
  callAgain: 'Отправить код ещё раз',
  done: (name) => `${name}: код продиктуют по телефону.`,
  close: 'Закрыть',
  closed: 'Заявка закрыта.',
}
