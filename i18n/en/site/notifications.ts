import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Notifications } from '../../ro/site/notifications.ts'

export const notifications: Notifications = {
  head: {
    title: `Notifications | ${site.name}`,
    description:
      'Messages, offers, reviews, new adverts in your searches and news about your favorites.',
  },
  title: 'Notifications',
  fresh: (count, name) =>
    `${plural('en', count, { one: '# new advert', other: '# new adverts' })} in “${name}”`,
  cheaper: (title) => `Lower price: ${title}`,
  prices: (now, before) => `${now}, was ${before}`,
  changes: {
    password: 'The password of your account was changed',
    firstPassword: 'A password was set for your account',
    phone: 'The phone number of your account was changed',
    email: 'The e-mail address of your account was changed',
    factorOn: 'Two-step verification was turned on',
    factorOff: 'Two-step verification was turned off',
    apiKey: 'An API key was created for your account',
    webhook: 'An address for API notices was added',
    warned: 'You have received a warning',
    postingLimited: 'You cannot publish adverts for now',
    messagesLimited: 'You cannot send messages for now',
    banned: 'Your account was banned',
    restored: 'Your account works without restrictions again',
    memberInvited: (name) =>
      name ? `${name} invites you to its team` : 'A company invites you to its team',
    memberJoined: (name) => (name ? `${name} is now in your team` : 'Your team has a new member'),
    memberLeft: (name) => (name ? `${name} has left your team` : 'A member has left your team'),
    memberRemoved: (name) =>
      name ? `You are no longer in the team of ${name}` : 'You are no longer in a company’s team',
  },
  until: (date) => `until ${date}`,
  decided: {
    approve: (title) => `Your advert is published: ${title}`,
    reject: (title) => `Your advert was not published: ${title}`,
    suspend: (title) => `Your advert is suspended: ${title}`,
    unsuspend: (title) => `Your advert is shown again: ${title}`,
    reinstate: (title) => `You were right, your advert is shown again: ${title}`,
    merge: (title) => `Your advert was merged with another one: ${title}`,
    unmerge: (title) => `Your advert stands on its own again: ${title}`,
    ask: (title) => `A question about your advert: ${title}`,
    appeal_rejected: (title) =>
      `We have looked at your appeal, the decision has not changed: ${title}`,
    appeal_upheld: (title) => `You were right, the decision was wrong: ${title}`,
    appeal_late: (title) => `The answer to your appeal is late: ${title}`,
  },
  reported: {
    upheld: 'We have acted on your report',
    rejected: 'We looked at your report and found nothing wrong',
    subjects: { message: 'a message', review: (name) => `the review of ${name}` },
  },
  events: {
    made: (title) => `New offer for “${title}”`,
    countered: (title) => `Another price was proposed for “${title}”`,
    accepted: (title) => `Your offer was accepted: ${title}`,
    declined: (title) => `Your offer was declined: ${title}`,
    withdrawn: (title) => `An offer to you was withdrawn: ${title}`,
    expired: (title) => `Your offer expired without an answer: ${title}`,
    received: (name) => (name ? `${name} reviewed you` : 'You have a new review'),
    answered: (name) => (name ? `${name} answered your review` : 'Your review has an answer'),
    hidden: (name) =>
      name
        ? `A moderator has hidden your review of ${name}`
        : 'A moderator has hidden a review of yours',
    shown: (name) =>
      name ? `Your review of ${name} is shown again` : 'A review of yours is shown again',
    flag_upheld: (name) =>
      name ? `We have acted on your report: the review by ${name}` : 'We have acted on your report',
    flag_rejected: (name) =>
      name
        ? `We looked at your report and found nothing wrong: the review by ${name}`
        : 'We looked at your report and found nothing wrong',
    sold: (title) => `One of your favorites is sold: ${title}`,
    reserved: (title) => `One of your favorites is reserved: ${title}`,
    paid: (number) => `We have received the payment for invoice ${number}`,
    refunded: (number) => `We have sent the refund for invoice ${number}`,
    returned: (number) => `We have returned a payment that was not needed (no. ${number})`,
  },
  offered: (price) => `Price offered: ${price}`,
  hidden: (title) => `Your advert was reported and is hidden until we have checked it: ${title}`,
  followed: (count, name) =>
    `${plural('en', count, { one: '# new advert', other: '# new adverts' })} by ${name}`,
  ticket: (number: string) => `An answer to your request ${number}`,
  unreadMessages: (count) =>
    plural('en', count, {
      one: '# conversation with unread messages',
      other: '# conversations with unread messages',
    }),
  mend: 'Correct it.',
  object: 'If you disagree, write to the help desk.',
  unread: 'Unread',
  readAll: 'Mark all as read',
  readAllDone: 'All notifications are read.',
  more: 'Show more',
  newer: 'Newer',
  settings: 'Settings',
  searches: 'Saved searches',
  empty: {
    title: 'You have no notifications.',
    text: 'Here we tell you when something new appears in your saved searches or from sellers you follow, when one of your favorites becomes cheaper or is sold, which offers and reviews you get, and what was decided about your adverts and reports.',
    browse: 'Search adverts',
  },
}
