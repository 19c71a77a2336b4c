import type { OfferState } from '#contract/people/offer-shape.ts'
import type { Shape } from '../../texts.ts'

/** Offers in a conversation, loaded with its screen. */
export const offers = {
  own: 'Oferta ta',
  theirs: 'Oferta primită',
  states: {
    sent: 'Așteaptă răspuns',
    accepted: 'Acceptată',
    declined: 'Refuzată',
    countered: 'S-a propus alt preț',
    withdrawn: 'Retrasă',
    expired: 'Expirată',
  } satisfies Record<OfferState, string>,
  /** The message of an answer. */
  answered: {
    accepted: (price: string) => `Oferta de ${price} a fost acceptată. Anunțul este rezervat.`,
    declined: (price: string) => `Oferta de ${price} a fost refuzată.`,
  },
  until: (when: string) => `Valabilă până la ${when}`,
  accept: 'Acceptă',
  decline: 'Refuză',
  counter: 'Propune alt preț',
  withdraw: 'Retrage oferta',
  actions: (price: string) => `Răspunde la oferta de ${price}`,
  form: {
    title: 'Oferă un preț',
    price: 'Prețul tău',
    asked: (price: string) => `Prețul cerut: ${price}`,
    send: 'Trimite oferta',
    cancel: 'Renunță',
  },
}

export type Offers = Shape<typeof offers>
