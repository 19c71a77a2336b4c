import { site } from '#contract/site/site.ts'
import type { ProfileTexts } from '../../ro/accounts/profile.ts'

export const profile: ProfileTexts = {
  follow: {
    start: 'Follow',
    stop: 'Stop following',
    stopOf: (name) => `Stop following: ${name}`,
    started: 'We tell you under notifications when new adverts appear.',
    stopped: 'You get no more notifications about this seller.',
  },
  following: {
    head: {
      title: `Followed sellers | ${site.name}`,
      description: 'Sellers whose new adverts appear in your notifications.',
    },
    title: 'Followed sellers',
    text: 'Their new adverts appear in your notifications.',
    empty: 'You do not follow anybody yet.',
    emptyText: 'Press “Follow” on the page of a seller, and we tell you when they publish something.',
    browse: 'Browse adverts',
  },
}
