import { site } from '#contract/site/site.ts'
import type { ProfileTexts } from '../../ro/accounts/profile.ts'

export const profile: ProfileTexts = {
  follow: {
    start: 'Follow',
    stop: 'Stop following',
    stopOf: (name) => `Stop following: ${name}`,
    started: 'We will tell you under Notifications when they publish something new.',
    stopped: 'You will get no more notifications about this seller.',
  },
  company: {
    about: 'About the company',
    edit: 'Edit the page',
    hours: 'Opening hours',
    openNow: (closesAt) => `Open now, until ${closesAt}`,
    openAlways: 'Open now',
    closedNow: 'Closed now',
    closed: 'closed',
    allDay: 'round the clock',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    places: 'Where to find us',
    site: 'Website',
    newTab: 'opens in a new tab',
  },
  search: {
    label: 'Search this company',
    submit: 'Search',
    categories: 'Categories of the company',
    all: 'All categories',
    corrected: (query) => `We searched for “${query}”.`,
    missing: (words) =>
      `We found no advert that also has: ${words}. Here is what matches the rest.`,
    none: 'No advert of this company matches.',
    showAll: 'Show all adverts',
  },
  following: {
    head: {
      title: `Followed sellers | ${site.name}`,
      description: 'Sellers whose new adverts appear in your notifications.',
    },
    title: 'Followed sellers',
    text: 'Their new adverts appear in your notifications.',
    empty: 'You do not follow anybody yet.',
    emptyText:
      'Press “Follow” on a seller’s page, and we will tell you when they publish something new.',
    browse: 'Search adverts',
  },
}
