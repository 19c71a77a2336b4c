import { site } from '#contract/site/site.ts'
import type { NotificationSettings } from '../../ro/site/notification-settings.ts'

export const notificationSettings: NotificationSettings = {
  head: {
    title: `Notification settings | ${site.name}`,
    description:
      'Choose what we tell you about, and how: by e-mail, in the browser or on Telegram.',
  },
  title: 'Notification settings',
  back: 'Notifications',
  intro: `On ${site.name} you always find all your notifications. Here you choose where else we send them. Between 22:00 and 8:00 we do not disturb you.`,
  groups: {
    messages: {
      title: 'Messages and offers',
      hint: 'We e-mail you if you have not read them within ten minutes.',
    },
    searches: { title: 'Saved searches', hint: 'New adverts in your searches.' },
    prices: { title: 'Lower prices', hint: 'When one of your favorites becomes cheaper.' },
    favorites: {
      title: 'Sold favorites',
      hint: 'When one of your favorites is sold or reserved.',
    },
    followed: { title: 'Followed sellers', hint: 'Their new adverts.' },
    reviews: { title: 'Reviews', hint: 'Reviews of you, and answers to yours.' },
    adverts: { title: 'Your adverts', hint: 'What we decided when we checked them.' },
    reports: { title: 'Your reports', hint: 'What we decided about them.' },
    tickets: {
      title: 'Help desk',
      hint: 'Answers to your requests. The e-mail always comes.',
    },
    bills: { title: 'Payments and bills', hint: 'Payments received and refunds.' },
    account: { title: 'Account security', hint: 'The e-mail always comes, for your safety.' },
  },
  mail: 'E-mail',
  mailOf: (group) => `E-mail: ${group}`,
  modes: { now: 'At once', digest: 'Once a day, in the morning', off: 'No e-mail' },
  bySearch: 'Chosen for each search',
  always: 'Always',
  push: 'Browser',
  pushOf: (group) => `Browser: ${group}`,
  telegram: 'Telegram',
  telegramOf: (group) => `Telegram: ${group}`,
  save: 'Save',
  saved: 'Your settings are saved.',
  noEmail: 'Your account has no confirmed e-mail address yet.',
  addEmail: 'Add an address',
  browser: {
    title: 'Notifications in the browser',
    off: 'We can notify you on this device even when the site is closed.',
    on: 'We notify you on this device even when the site is closed, as long as you stay logged in.',
    start: 'Turn on for this device',
    stop: 'Turn off for this device',
    started: 'From now on we notify you on this device.',
    stopped: 'We no longer notify you on this device.',
    denied:
      'The browser does not let us notify you. Allow notifications for this site in the browser settings.',
    failed: 'The notifications could not be turned on. Please try again.',
    unsupported:
      'This browser cannot show notifications. On an iPhone, add the site to the home screen first.',
  },
  chat: {
    title: 'Telegram',
    unpaired: 'You can get notifications on Telegram too.',
    paired: 'Your account is connected to Telegram.',
    start: 'Connect Telegram',
    open: 'Open Telegram',
    opened:
      'The link is for you alone, works once and is valid for ten minutes. Press “Start” in Telegram.',
    stop: 'Disconnect Telegram',
    stopped: 'We no longer write to you on Telegram.',
  },
}
