import { plural } from '../../plural.ts'
import type { Promotions } from '../../ro/adverts/promotions.ts'

export const promotions: Promotions = {
  kinds: {
    bump: 'Promotion',
    top: 'Paid place in the list',
    highlight: 'Highlight',
    urgent: '“Urgent” mark',
  },
  lifts: (count) => plural('en', count, { one: '# promotion', other: '# promotions' }),
  until: (kind, date) => `${kind} until ${date}`,
  from: (kind, date) => `${kind} from ${date}`,
  buy: 'Buy promotion',
  open: 'What promotion brought',
  title: 'What promotions brought',
  about:
    'We compare whole days of promotion with as many days before. The numbers do not say why: price, season and photos count too.',
  free: 'free',
  bought: 'paid',
  states: { waiting: 'to come', running: 'running', ended: 'ended' },
  early: 'It is too early to compare: at least two whole days are needed.',
  new: 'The advert had been public for fewer days before the promotion, so there is nothing to compare with.',
  mixed: 'Another promotion was active on these days as well.',
  caption: (name) => `${name}: before and during the promotion`,
  before: (days) => plural('en', days, { one: '# day before', other: '# days before' }),
  during: (days) => plural('en', days, { one: '# day promoted', other: '# days promoted' }),
  counted: 'What we counted',
  counts: {
    views: 'Views',
    reveals: 'Phone shown',
    conversations: 'New conversations',
    hearts: 'In favorites',
  },
}
