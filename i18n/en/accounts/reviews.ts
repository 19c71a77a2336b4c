import { plural } from '../../plural.ts'
import { site } from '#contract/site/site.ts'
import type { Reviews } from '../../ro/accounts/reviews.ts'

export const reviews: Reviews = {
  head: {
    title: `Reviews | ${site.name}`,
    description: 'Reviews that you have received and written.',
  },
  title: 'My reviews',
  tabs: 'Reviews by author',
  received: 'Received',
  written: 'Written',
  noneReceived: 'You have no reviews yet.',
  noneReceivedText: 'After a deal, the people that you wrote to can say how it went.',
  noneWritten: 'You have written no reviews yet.',
  noneWrittenText:
    'After you have written to somebody about an advert, you can say here how it went.',
  waiting: {
    title: 'Waiting for a review',
    text: 'You wrote to each other about these adverts. How did it go?',
    write: 'Write a review',
    more: (count: number) => `Show ${count} more`,
    of: (name, title) => `Write a review of ${name}: ${title}`,
  },
  profile: {
    title: 'Reviews',
    none: 'No reviews yet.',
    more: 'Show more reviews',
  },
  count: (count) => plural('en', count, { one: '# review', other: '# reviews' }),
  average: (average) => `${average} of 5`,
  stars: (count) => plural('en', count, { one: '# star', other: '# stars' }),
  distribution: 'Reviews by number of stars',
  erased: 'Deleted account',
  about: 'About:',
  edited: 'edited',
  answerOf: (name) => `Answer by ${name}`,
  answer: 'Answer',
  edit: 'Edit',
  flag: 'Report',
  flagOf: (name) => `Report the review by ${name}`,
  reportOf: (name) => `Report the review by ${name}`,
  sealed: (date) =>
    `Only you see it until the other person has written too, and until ${date} at the latest.`,
  hidden: 'A moderator has hidden this review.',
  form: {
    title: (name) => `Review of ${name}`,
    stars: 'How many stars?',
    text: 'How did it go?',
    hint: 'Write what helps others: the description, being on time, the agreement.',
    send: 'Send the review',
    sent: 'Review sent.',
    sealed:
      'The review is shown once the other person has written too, or after 14 days. You can change it for 14 days.',
    save: 'Save',
    saved: 'Review changed.',
  },
  answering: {
    title: 'Answer the review',
    text: 'Your answer',
    hint: 'You can answer once, and everybody sees the answer.',
    send: 'Send the answer',
    sent: 'Answer sent.',
  },
  flagging: {
    title: 'Report the review',
    why: 'What is wrong?',
    codes: {
      1: 'Fraud',
      2: 'Forbidden goods',
      3: 'Not about this advert',
      4: 'Duplicate or spam',
      5: 'Contains contact details',
      6: 'Offensive or illegal',
      10: 'Something else',
    },
    text: 'Tell us more',
    hint: 'A moderator reads the review and decides.',
    send: 'Send',
    sent: 'Thank you. A moderator will look at the review.',
  },
  cancel: 'Cancel',
}
