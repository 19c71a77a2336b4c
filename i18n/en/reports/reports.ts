import { plural } from '../../plural.ts'
import type { Reports } from '../../ro/reports/reports.ts'

export const reports: Reports = {
  title: {
    advert: 'What is wrong with this advert?',
    profile: 'What is wrong with this profile?',
    message: 'What is wrong with this message?',
    review: 'What is wrong with this review?',
  },
  about: 'Choose a reason and the report is sent at once. We tell nobody who sent it.',
  reasons: {
    advert: {
      1: 'Looks like fraud',
      2: 'Something forbidden is sold',
      3: 'The category is wrong',
      4: 'Duplicate or spam',
      5: 'Already sold, wrong price or contacts',
      6: 'Offensive or illegal',
      10: 'Another reason…',
    },
    profile: {
      1: 'Cheats or pretends to be somebody else',
      2: 'Sells forbidden things',
      3: 'A company that poses as a private person',
      4: 'Sends spam or has several accounts',
      5: 'The name or the contacts are not real',
      6: 'Offensive name, photo or behaviour',
      10: 'Another reason…',
    },
    message: {
      1: 'Looks like fraud',
      2: 'Offers or asks for something forbidden',
      3: 'Has nothing to do with the advert',
      4: 'Spam or advertising',
      5: 'False price, name or contacts',
      6: 'Insults, threatens or harasses',
      10: 'Another reason…',
    },
    review: {
      1: 'A false or paid review',
      2: 'It is about forbidden things',
      3: 'Not about this advert',
      4: 'Duplicate or spam',
      5: 'Contains contact details',
      6: 'Offensive or illegal',
      10: 'Another reason…',
    },
  },
  other: {
    label: 'What happened?',
    hint: 'A few words are enough. Do not write passwords or card details.',
    left: (count) => plural('en', count, { one: '# character left', other: '# characters left' }),
    over: (count) =>
      plural('en', count, { one: '# character too many', other: '# characters too many' }),
    back: 'Back',
    send: 'Send',
  },
  done: {
    heading: 'Your report',
    title: 'Thank you! The report was sent.',
    user: 'We look at it and tell you in your notifications what was decided.',
    visitor: 'We look at it as soon as we can.',
    again: 'You have told us about this already. Thank you, we are looking at it.',
    close: 'Close',
  },
}
