import { site } from '#contract/site/site.ts'
import type { MyReports } from '../../ro/reports/my-reports.ts'

export const myReports: MyReports = {
  head: {
    title: `Reports | ${site.name}`,
    description: 'Your reports and what we decided about them.',
  },
  title: 'My reports',
  subjects: {
    advert: (title) => `The advert “${title}”`,
    profile: (name) => `The profile @${name}`,
    message: (title) => `A message about “${title}”`,
    review: (name) => `A review of @${name}`,
  },
  aboutSender: (name) => (name ? `The review of you by @${name}` : 'A review of you'),
  gone: {
    advert: 'An advert that is no longer shown',
    profile: 'A profile that is no longer shown',
    message: 'A message',
    review: 'A review that is no longer shown',
  },
  reason: 'Reason:',
  sent: (date) => `Sent: ${date}`,
  states: {
    open: 'Under review',
    upheld: 'We have acted on it',
    rejected: 'We looked at it and found nothing wrong',
  },
  decided: (date) => `Decision: ${date}`,
  empty: {
    title: 'You have sent no reports.',
    text: 'When something is wrong, press “Report” on the advert, profile, message or review. Here you see what we decided.',
  },
}
