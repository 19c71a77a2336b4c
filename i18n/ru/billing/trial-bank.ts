import type { trialBank as ro } from '../../ro/billing/trial-bank.ts'
import type { Shape } from '../../texts.ts'

export const trialBank: Shape<typeof ro> = {
  title: 'Пробный банк',
  note: 'Сайт работает в пробном режиме: здесь ничего не оплачивается по-настоящему.',
  methods: {
    card: 'Оплата картой',
    'mia-qr': 'Оплата по QR-коду MIA',
    'mia-request': 'Запрос на оплату MIA',
  },
  pay: 'Оплатить',
  refuse: 'Отклонить оплату',
  leave: 'Вернуться на сайт без решения',
  states: {
    paid: 'Оплата прошла.',
    failed: 'Оплата отклонена.',
    expired: 'Время оплаты истекло.',
  },
}
