import type { Offers } from '../../ro/adverts/offers.ts'

export const offers: Offers = {
  own: 'Your offer',
  theirs: 'Offer to you',
  states: {
    sent: 'Waiting for an answer',
    accepted: 'Accepted',
    declined: 'Declined',
    countered: 'Another price was proposed',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  answered: {
    accepted: (price) => `The offer of ${price} was accepted. The advert is reserved.`,
    declined: (price) => `The offer of ${price} was declined.`,
  },
  until: (when) => `Open until ${when}`,
  accept: 'Accept',
  decline: 'Decline',
  counter: 'Propose another price',
  withdraw: 'Withdraw the offer',
  actions: (price) => `Answer the offer of ${price}`,
  form: {
    title: 'Offer a price',
    price: 'Your price',
    asked: (price) => `Asking price: ${price}`,
    send: 'Send the offer',
    cancel: 'Cancel',
  },
}
