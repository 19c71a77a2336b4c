import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Notifications } from '../../ro/site/notifications.ts'

export const notifications: Notifications = {
  head: {
    title: `Notifications | ${site.name}`,
    description: 'New adverts in your saved searches and lower prices of your favorites.',
  },
  title: 'Notifications',
  fresh: (count, name) =>
    `${plural('en', count, { one: '# new advert', other: '# new adverts' })} in “${name}”`,
  followed: (count, name) =>
    `${plural('en', count, { one: '# new advert', other: '# new adverts' })} from ${name}`,
  cheaper: (title) => `Lower price: ${title}`,
  prices: (now, before) => `${now}, was ${before}`,
  changes: {
    password: 'The password of your account was changed',
    phone: 'The phone number of your account was changed',
    email: 'The e-mail address of your account was changed',
    factorOn: 'Two-step verification was turned on',
    factorOff: 'Two-step verification was turned off',
  },
  decided: {
    approve: (title) => `Your advert is published: ${title}`,
    reject: (title) => `Your advert was not published: ${title}`,
    suspend: (title) => `Your advert is suspended: ${title}`,
    unsuspend: (title) => `Your advert is shown again: ${title}`,
  },
  reported: {
    upheld: 'We have acted on your report',
    rejected: 'We looked at your report and found nothing wrong',
  },
  mend: 'Correct it.',
  unread: 'Unread',
  readAll: 'Mark all as read',
  readAllDone: 'All notifications are read.',
  more: 'Show more',
  newer: 'Newer',
  searches: 'Saved searches',
  empty: {
    title: 'You have no notifications.',
    text: 'Here we tell you when something new appears in your saved searches and from sellers you follow, when one of your favorites becomes cheaper, and what was decided about your adverts and reports.',
    browse: 'Search adverts',
  },
}
