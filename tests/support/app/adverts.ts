import type { Advert } from '#contract/adverts/adverts.ts'
import { toCard, type Card } from '#app/lib/lists/cards.ts'

/** An advert in wire format; unspecified fields have defaults. */
export function advertWith(given: Partial<Advert> = {}): Advert {
  return {
    id: '7',
    u_id: '3',
    ad_title_ro: 'Canapea',
    ad_title_ru: '',
    ad_title_en: '',
    ad_descr_ro: '',
    ad_descr_ru: '',
    ad_descr_en: '',
    ad_lang: 'ro',
    ad_price: 100,
    ad_currency: 'EUR',
    ad_address: '',
    ad_city: { ro: 'Bălți', ru: 'Бельцы', en: 'Balti' },
    cat_id: 1,
    sub_id: 1,
    created: '2026-11-21T08:00:00.000Z',
    ad_images: { images: [] },
    user: { id: '3' },
    negotiable: false,
    free: false,
    exchange: false,
    promoted: false,
    reserved: false,
    urgent: false,
    highlighted: false,
    ...given,
  }
}

/** The advert as a card of a Romanian page. */
export function cardWith(given: Partial<Card> = {}): Card {
  return { ...toCard(advertWith(), 'ro'), ...given }
}
