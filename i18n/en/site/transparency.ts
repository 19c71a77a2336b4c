import { moderation } from '../console/moderation.ts'
import { site } from '#contract/site/site.ts'
import type { Transparency } from '../../ro/site/transparency.ts'

export const transparency: Transparency = {
  head: (month) => ({
    title: month
      ? `Transparency report, ${month} | ${site.name}`
      : `Transparency report | ${site.name}`,
    description: 'What was reported on the site, what we decided and how long it took, by month.',
  }),
  title: (month) => (month ? `Transparency report: ${month}` : 'Transparency report'),
  lead: 'What was reported, what we decided and how long it took. The numbers of a month are computed once it is over and no longer change.',
  none: 'The first report appears when the first month is over.',
  months: 'Other months',
  monthNames: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  what: 'What',
  count: 'How many',
  hours: (value) => `${value} h`,
  notKnown: '–',
  nothing: 'Nothing in this month.',
  reports: {
    title: 'Reports received',
    about: 'A person reads every report. We have no designated trusted flaggers.',
    total: 'All reports',
    ofVisitors: 'of which from people without an account',
    of: (code, subject) => `${code} (${subject})`,
    upheld: 'Found justified in this month',
    rejected: 'Found unjustified in this month',
    median: 'Median time to a decision',
    hidden: 'Adverts hidden automatically after several reports, until a person decided',
  },
  codes: {
    1: 'Fraud',
    2: 'Something forbidden',
    3: 'Wrong category',
    4: 'Spam or repetition',
    5: 'Wrong details',
    6: 'Offensive or illegal',
    10: 'Another reason',
  },
  subjects: { advert: 'adverts', profile: 'profiles', message: 'messages', review: 'reviews' },
  decisions: {
    title: 'Decisions on adverts',
    about:
      'Automatic rules hold an advert until a person has seen it, or ask its author to change it before it is sent; several reports may hide an advert until a person decides. People alone reject and suspend; only the end of a suspension comes by itself, on its date.',
    held: 'Adverts that rules held until a person decided',
    refused: 'Adverts that rules asked to be changed before they were sent',
    kinds: {
      approve: 'Approved after a check',
      reject: 'Rejected',
      suspend: 'Suspended',
      unsuspend: 'Suspension ended',
      reinstate: 'Published again after an appeal was upheld',
      merge: 'Merged with the same advert of the same person',
      unmerge: 'Merges undone',
    },
    byTime: 'Suspensions that ended automatically on their date',
    people: 'Decisions made by people',
  },
  rules: {
    names: {
      ...moderation.rules,
      needs_look: 'A look by a person',
      reported: 'Upheld reports',
    },
    other: 'Another reason',
    title: 'Rules that were broken',
    about: 'The reasons for rejections and suspensions; a decision may have several.',
  },
  appeals: {
    title: 'Appeals',
    about: 'An appeal is read by somebody other than the person who decided.',
    received: 'Received',
    upheld: 'Upheld in this month',
    rejected: 'Rejected in this month',
    median: 'Median time to an answer',
    late: 'Answers given after the deadline',
  },
  accounts: {
    title: 'Accounts',
    about:
      'Restrictions for breaking the rules. The number of accounts in use shows how large the site is; visitors without an account are not tracked, so they are not in it.',
    kinds: {
      warning: 'Warnings',
      posting: 'Not allowed to publish',
      messages: 'Not allowed to write messages',
      ban: 'Banned accounts',
    },
    active: 'Accounts in use in this month',
  },
  scope: {
    title: 'What is not here',
    text: 'The report follows articles 15 and 24 of Regulation (EU) 2022/2065 (DSA) as far as they apply. Orders of authorities and out-of-court settlements of disputes are not recorded in this system, so they are not in the numbers.',
  },
}
