import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { SavedSearches } from '../../ro/search/saved-searches.ts'

export const savedSearches: SavedSearches = {
  head: {
    title: `Saved searches | ${site.name}`,
    description: 'The searches you saved, what is new in them and how often we write to you.',
  },
  stopHead: {
    title: `Stop these e-mails | ${site.name}`,
    description: 'One tap, and these e-mails no longer come.',
  },
  title: 'Saved searches',
  form: {
    title: 'Save search',
    text: 'When an advert matches, we tell you on the site, under Notifications.',
    name: 'Name of the search',
    frequency: 'E-mails about new adverts',
    noEmail: 'Your account has no e-mail address: until you add one, we tell you on the site only.',
    addEmail: 'Add an e-mail address',
    submit: 'Save',
    done: 'The search is saved.',
    unnamed: 'All adverts',
  },
  frequencies: {
    now: 'At once',
    daily: 'Daily, in the morning',
    weekly: 'Weekly, on Monday morning',
    never: 'No e-mails',
  },
  fresh: (count) =>
    count >= 100
      ? 'Over 100 new adverts'
      : plural('en', count, { one: '# new advert', other: '# new adverts' }),
  nothingFresh: 'Nothing new',
  savedAt: (date) => `Saved on ${date}`,
  lookedFor: 'What you are looking for',
  mails: 'E-mails',
  mailsOf: (name) => `E-mails for “${name}”`,
  apply: 'Change',
  frequencyDone: {
    now: 'We write as soon as something appears.',
    daily: 'We write once a day, in the morning.',
    weekly: 'We write once a week, on Monday morning.',
    never: 'We no longer write. On the site we still tell you.',
  },
  rename: 'Rename',
  renameDone: 'The search has a new name.',
  cancel: 'Cancel',
  remove: {
    button: 'Delete',
    of: (name) => `Delete the search “${name}”`,
    title: 'Delete this search?',
    text: (name) => `We will no longer tell you about new adverts in “${name}”.`,
    yes: 'Delete',
    no: 'Keep it',
    done: 'The search was deleted.',
  },
  empty: {
    title: 'You have no saved searches yet.',
    text: 'Search for what you need and press “Save search”: we tell you when something new appears.',
    browse: 'Search adverts',
  },
  stop: {
    title: 'Stop these e-mails',
    text: 'We will no longer send e-mails like the one you came from. On the site, under Notifications, we still tell you.',
    button: 'Stop these e-mails',
    done: (name) => `We no longer send e-mails for “${name}”`,
    donePrices: 'We no longer send e-mails about lower prices',
    doneMessages: 'We no longer send e-mails about unread messages',
    doneAdverts: 'We no longer send e-mails about your adverts',
    doneNotifications: 'We no longer send e-mails with notifications',
    doneNotificationsText:
      'On the site, under Notifications, you still find them all. There you also choose what we write to you about.',
    doneMessagesText: 'On the site, under Messages, you still find all of them.',
    doneText: 'The search itself stays saved. You can change your mind at any time.',
    donePricesText:
      'On the site, under Notifications, you still learn when one of your favorites becomes cheaper.',
    mine: 'My saved searches',
    bad: 'This link does not work',
    badText:
      'Perhaps it was not copied whole, or the search no longer exists. You can also stop the e-mails in the list of your searches.',
    wait: 'Please wait a little',
  },
}
