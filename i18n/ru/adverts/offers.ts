import type { Offers } from '../../ro/adverts/offers.ts'

export const offers: Offers = {
  own: 'Ваше предложение',
  theirs: 'Вам предлагают',
  states: {
    sent: 'Ждёт ответа',
    accepted: 'Принято',
    declined: 'Отклонено',
    countered: 'Предложена другая цена',
    withdrawn: 'Отозвано',
    expired: 'Истекло',
  },
  answered: {
    accepted: (price) => `Предложение ${price} принято. Объявление забронировано.`,
    declined: (price) => `Предложение ${price} отклонено.`,
  },
  until: (when) => `Действует до: ${when}`,
  accept: 'Принять',
  decline: 'Отклонить',
  counter: 'Предложить другую цену',
  withdraw: 'Отозвать предложение',
  actions: (price) => `Ответить на предложение ${price}`,
  form: {
    title: 'Предложить цену',
    price: 'Ваша цена',
    asked: (price) => `Цена в объявлении: ${price}`,
    send: 'Отправить предложение',
    cancel: 'Отмена',
  },
}
