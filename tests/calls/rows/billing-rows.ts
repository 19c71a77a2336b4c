import { open, type Row } from './row.ts'

const ownBill = (fields: object = {}): Row => ({
  fields: ({ bill }) => ({ billId: String(bill), ...fields }),
  others: { refusal: 'bill_not_found' },
})

/** Bills, payments and saved cards. */
export const billingRows: Readonly<Record<string, Row>> = {
  'billing.getPrices': open(),
  'billing.createBill': {
    fields: () => ({ product: 'bumps-15' }),
    others: {
      fields: ({ active }) => ({ product: 'top-7', advertId: String(active) }),
      refusal: 'advert_not_found',
    },
  },
  'billing.payBill': ownBill({ method: 'card', keepsCard: 'on', lang: 'ru' }),
  'billing.getBill': ownBill(),
  'billing.listBills': open({ scope: 'all', year: '2026', state: 'open' }),
  'billing.listCards': open(),
  'billing.deleteCard': {
    fields: ({ card }) => ({ cardId: String(card) }),
    others: { refusal: 'card_not_found' },
  },
}
