import { plural } from '../../plural.ts'
import type { Promotions } from '../../ro/adverts/promotions.ts'

export const promotions: Promotions = {
  kinds: {
    bump: 'Продвижение',
    top: 'Оплаченное место в списке',
    highlight: 'Выделение',
    urgent: 'Метка «Срочно»',
  },
  lifts: (count) =>
    plural('ru', count, {
      one: '# продвижение',
      few: '# продвижения',
      many: '# продвижений',
      other: '# продвижения',
    }),
  until: (kind, date) => `${kind}: до ${date}`,
  from: (kind, date) => `${kind}: начнётся ${date}`,
  buy: 'Купить продвижение',
  open: 'Что дало продвижение',
  title: 'Что дало продвижение',
  about:
    'Мы сравниваем полные дни продвижения с таким же числом дней до него. Причин цифры не называют: на них влияют и цена, и сезон, и фотографии.',
  free: 'бесплатно',
  bought: 'оплачено',
  states: { waiting: 'ещё не началось', running: 'идёт', ended: 'закончилось' },
  early: 'Сравнивать пока рано: нужно хотя бы два полных дня.',
  new: 'До продвижения объявление было опубликовано меньше дней, поэтому сравнить не с чем.',
  mixed: 'В эти дни действовало и другое продвижение.',
  caption: (name) => `${name}: до продвижения и во время него`,
  before: (days) =>
    plural('ru', days, {
      one: '# день до',
      few: '# дня до',
      many: '# дней до',
      other: '# дня до',
    }),
  during: (days) =>
    plural('ru', days, {
      one: '# день продвижения',
      few: '# дня продвижения',
      many: '# дней продвижения',
      other: '# дня продвижения',
    }),
  counted: 'Что мы посчитали',
  counts: {
    views: 'Просмотры',
    reveals: 'Телефон показан',
    conversations: 'Новые переписки',
    hearts: 'В избранном',
  },
}
