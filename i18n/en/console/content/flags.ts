import type { FlagEditor } from '../../../ro/console/content/flags.ts'

export const flagEditor: FlagEditor = {
  head: { title: 'Settings · Console', description: 'What changes without a restart.' },
  title: 'Settings',
  about:
    'They take effect at once, on all servers. All other settings are given when the program starts.',
  flags: {
    shows_views: { name: 'Show views', about: 'The page of an advert says how often it was seen.' },
    prefilter: {
      name: 'Filters before the list',
      about: 'Filters stand above the adverts instead of behind a button.',
    },
    subcategories_in_menu: {
      name: 'Subcategories in the menu',
      about: 'The menu of categories shows subcategories too.',
    },
    invitations_only: {
      name: 'Registration by invitation only',
      about: 'A new account needs an invitation code. Everybody can see the site.',
    },
  },
  on: 'on',
  off: 'off',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
}
