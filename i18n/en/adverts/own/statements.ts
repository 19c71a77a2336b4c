import { site } from '#contract/site/site.ts'
import type { Statements } from '../../../ro/adverts/own/statements.ts'

export const statements: Statements = {
  head: {
    title: `Decisions about the advert | ${site.name}`,
    description: 'What we decided about your advert, why, and how to appeal.',
  },
  title: 'Decisions about the advert',
  back: 'My adverts',
  none: { title: 'No decisions', text: 'Moderators have made no decisions about this advert.' },
  decisions: {
    approve: 'Approved',
    reject: 'Not published',
    suspend: 'Suspended',
    unsuspend: 'The suspension has ended',
    reinstate: 'Shown again after an appeal',
    merge: 'Merged with another advert of yours',
    unmerge: 'On its own again',
  },
  until: (day) => `until ${day}`,
  forGood: 'until corrected',
  rule: 'Why',
  field: 'Where',
  how: 'How to correct it',
  byPerson:
    'A person made this decision, following the rules of the site. No advert is rejected or suspended automatically.',
  rules: 'The rules of the site',
  mend: 'Correct the advert',
  appeal: {
    title: 'Do you disagree?',
    text: (day) =>
      `Tell us why. Your appeal is read by somebody other than the person who decided, and you get an answer within 7 days. You can send it once, until ${day}.`,
    label: 'Why you think the decision is wrong',
    left: (count) => `Characters left: ${count}.`,
    send: 'Send the appeal',
    sent: 'Thank you! We have received your appeal.',
    yours: 'Your appeal',
    states: {
      open: (day) => `We are looking at it. We will answer by ${day}.`,
      late: (day) =>
        `We promised an answer by ${day}. We are late, and we are sorry. Your appeal stays open.`,
      upheld: 'You were right: the decision was wrong.',
      rejected: 'The decision has not changed.',
    },
    answer: 'The answer',
    court: 'If you disagree with this answer too, you can go to court.',
  },
  question: {
    title: 'A question from a moderator',
    label: 'Your answer',
    send: 'Send the answer',
    sent: 'Thank you! We have your answer and are continuing the check.',
  },
}
