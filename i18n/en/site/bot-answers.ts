import type { BotAnswers } from '../../ro/site/bot-answers.ts'
import { plural } from '../../plural.ts'

export const botAnswers: BotAnswers = {
  greeting: (site) =>
    `Hello! I am the assistant of ${site}. Ask me how something is done here, where your advert is, or what you are looking for.`,
  thanks: 'You are welcome! Ask me again any time.',
  go: (name) => `You find this here: ${name}.`,
  search: (words) => `Let us look for “${words}” in the adverts.`,
  searchLink: (words) => `Search for “${words}”`,
  category: (thing) => `These categories suit “${thing}”:`,
  categoryPost: 'When you add the advert, write the title and a category is proposed to you.',
  conversion: (sums, date) => `${sums} at the National Bank’s official rate of ${date}.`,
  logIn: 'I can tell you about your own adverts and messages once you have logged in.',
  nothing:
    'I have not found an answer to this. Write to the help desk and a person will answer you; you can send our talk along with the question.',
  human:
    'A person will answer you at the help desk. You can send our talk along with your question.',
  noAdverts: 'You have no adverts yet.',
  advert: (title, status) => `“${title}”: ${status}.`,
  untitled: 'Untitled',
  promotions: (left) => `Promotions: ${left}.`,
  promotedToday: 'It has been promoted today.',
  expires: (date) => `Active until ${date}.`,
  moreAdverts: (count) =>
    plural('en', count, {
      one: 'You have one more advert.',
      other: 'You have # more adverts.',
    }),
  visible: 'It is public and shown in the lists.',
  unreadMessages: (count) =>
    plural('en', count, {
      one: 'You have one conversation with unread messages.',
      other: 'You have # conversations with unread messages.',
    }),
  noUnreadMessages: 'You have no unread messages.',
  unreadNotifications: (count) =>
    plural('en', count, {
      one: 'You have one unread notification.',
      other: 'You have # unread notifications.',
    }),
  screens: {
    '/': 'Home page',
    '/search': 'Search',
    '/recent': 'Recently viewed',
    '/compare': 'Comparison',
    '/add-advert': 'Post an advert',
    '/login': 'Log in',
    '/login?register': 'Register',
    '/login?restore': 'Restore access',
    '/my-adverts': 'My adverts',
    '/my-favorites': 'Favorites',
    '/my-searches': 'Saved searches',
    '/my-messages': 'Messages',
    '/my-notifications': 'Notifications',
    '/my-notifications/settings': 'Notification settings',
    '/my-reviews': 'My reviews',
    '/my-reports': 'My reports',
    '/my-following': 'Followed sellers',
    '/my-dashboard': 'My dashboard',
    '/my-profile': 'My Profile',
    '/exchange-rates': 'Currency converter',
    '/pricing': 'Pricing',
    '/my-bills': 'My bills',
    '/my-bills-history': 'Bill history',
    '/my-payment-methods': 'Payment methods',
    '/help-desk': 'Help desk',
    '/my-tickets': 'My requests',
    '/article': 'All articles',
  },
}
