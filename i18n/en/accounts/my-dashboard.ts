import { plural } from '../../plural.ts'
import type { MyDashboard } from '../../ro/accounts/my-dashboard.ts'

export const myDashboard: MyDashboard = {
  title: 'My dashboard',
  staff: { title: 'Site team', open: 'Open the console' },
  waiting: {
    title: 'Waiting for you',
    phone: 'Verify your phone number to post adverts',
    rejected: (count) =>
      plural('en', count, { one: '# advert was rejected', other: '# adverts were rejected' }),
    suspended: (count) =>
      plural('en', count, { one: '# advert is suspended', other: '# adverts are suspended' }),
    expiring: (count) =>
      plural('en', count, {
        one: '# advert ends within three days',
        other: '# adverts end within three days',
      }),
    draft: (count) =>
      plural('en', count, { one: '# draft to finish', other: '# drafts to finish' }),
    messages: (count) =>
      plural('en', count, { one: '# unread message', other: '# unread messages' }),
    notifications: (count) =>
      plural('en', count, { one: '# unread notification', other: '# unread notifications' }),
  },
  first: {
    title: 'Post your first advert',
    text: 'Photos, title, price and place: the rest is read from the title.',
  },
  allWell: 'All is well',
  allWellText: 'There is nothing for you to do right now.',
  advice: {
    title: 'Worth doing',
    email: 'Add an e-mail address: it helps you back in if you forget your password',
    picture: 'Add a profile picture: buyers trust a face more',
    secondFactor: 'Turn on two-step verification: your password alone lets no stranger in',
  },
  latest: {
    favorites: (count) => `in favorites:\u00a0${count}`,
    renewedUntil: (date) => `Advert active until ${date}.`,
    renew: 'Renew',
    photos: 'Add photos',
    price: 'Set a price',
    statistics: 'Statistics and advice',
  },
  numbers: {
    title: 'Your adverts',
    active: (count) => plural('en', count, { one: 'active advert', other: 'active adverts' }),
    views: (count) => plural('en', count, { one: 'view in 7 days', other: 'views in 7 days' }),
    hearts: (count) => plural('en', count, { one: 'in favorites', other: 'in favorites' }),
    underReview: (count) =>
      plural('en', count, {
        one: '# more advert is under review.',
        other: '# more adverts are under review.',
      }),
    all: 'See your adverts',
  },
}
