import { site } from '#contract/site/site.ts'
import type { ConsoleFrame } from '../../ro/console/frame.ts'

export const consoleFrame: ConsoleFrame = {
  name: 'Console',
  head: { title: 'Console', description: `For the ${site.name} team.` },
  menu: {
    label: 'Console menu',
    home: 'Overview',
    moderation: 'Moderation',
    people: 'People',
    callbacks: 'Callbacks',
    articles: 'Articles',
    banners: 'Banners',
    menus: 'Menus',
    audit: 'Audit log',
    staff: 'Team',
    toSite: 'Back to the site',
    leave: 'Close the console',
    left: 'The console is closed on this device.',
  },
  roles: {
    moderator: 'moderator',
    support: 'support',
    editor: 'editor',
    finance: 'finance',
    admin: 'admin',
  },
  home: {
    title: 'Hello',
    text: 'Choose what to do from the menu. You only see what belongs to your roles.',
    rolesLabel: 'Your roles',
  },
  proof: {
    title: 'Confirm that it is you',
    text: 'Enter the code from your authenticator app. The console stays open for 8 hours at most and closes after 30 minutes without use.',
    act: 'This action needs a new code from your authenticator app.',
    code: 'Code from the app',
    enter: 'Open the console',
    confirm: 'Confirm',
    cancel: 'Cancel',
    factorTitle: 'Switch on two-step verification',
    factorText:
      'The console opens only to accounts with two-step verification. Switch it on in your profile, then come back.',
    toProfile: 'Open the profile',
  },
  common: {
    reason: 'Reason',
    reasonHint: 'It stays in the audit log. Do not enter phone numbers or addresses.',
    save: 'Save',
    cancel: 'Cancel',
    search: 'Search',
    none: 'Nothing found.',
    yes: 'yes',
    no: 'no',
    operator: 'operator',
  },
}
