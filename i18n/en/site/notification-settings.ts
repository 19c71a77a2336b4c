import { site } from '#contract/site/site.ts'
import type { NotificationSettings } from '../../ro/site/notification-settings.ts'

export const notificationSettings: NotificationSettings = {
  head: {
    title: `Notification settings | ${site.name}`,
    description:
      'Choose what we tell you about, and how: by e-mail, in the browser or by Telegram.',
  },
  title: 'Notification settings',
  back: 'Notifications',
  intro: `On ${site.name} you always find all notifications. Here you choose where else we tell you. Between 22:00 and 8:00 we do not disturb you.`,
  groups: {
    messages: {
      title: 'Messages and offers',
      hint: 'The e-mail comes when you have not read them for ten minutes.',
    },
    searches: { title: 'Saved searches', hint: 'New adverts in your searches.' },
    prices: { title: 'Lower prices', hint: 'When one of your favorites becomes cheaper.' },
    favorites: { title: 'Sold favorites', hint: 'When one of your favorites is sold or reserved.' },
    followed: { title: 'Followed sellers', hint: 'Their new adverts.' },
    reviews: { title: 'Reviews', hint: 'Reviews of you, and answers to yours.' },
    adverts: { title: 'Your adverts', hint: 'What was decided when they were checked.' },
    reports: { title: 'Your reports', hint: 'How they ended.' },
    account: { title: 'Safety of your account', hint: 'The e-mail always comes, for your safety.' },
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
    off: 'We can tell you on this device even when the site is closed.',
    on: 'We tell you on this device even when the site is closed, as long as you stay logged in.',
    start: 'Turn on for this device',
    stop: 'Turn off for this device',
    started: 'From now on we tell you on this device.',
    stopped: 'We no longer tell you on this device.',
    denied:
      'The browser does not let us tell you. Allow notifications for this site in its settings.',
    failed: 'The notifications could not be turned on. Please try again.',
    unsupported:
      'This browser cannot show notifications. On an iPhone, add the site to the home screen first.',
  },
  chat: {
    title: 'Telegram',
    unpaired: 'You can get notifications in Telegram too.',
    paired: 'Your account is connected to a Telegram chat.',
    start: 'Connect Telegram',
    open: 'Open Telegram',
    opened: 'The link is for you alone, works once and for ten minutes. Press “Start” in Telegram.',
    stop: 'Disconnect',
    stopped: 'We no longer write to you in Telegram.',
  },
}
