import { site } from '#contract/site/site.ts'
import type { Statements } from '../../ro/adverts/statements.ts'

export const statements: Statements = {
  head: {
    title: `Decisions on the advert | ${site.name}`,
    description: 'What was decided on your advert, why, and how to appeal.',
  },
  title: 'Decisions on the advert',
  back: 'My adverts',
  none: { title: 'No decision', text: 'Moderators have decided nothing on this advert.' },
  decisions: {
    approve: 'Approved',
    reject: 'Not published',
    suspend: 'Suspended',
    unsuspend: 'The suspension has ended',
    reinstate: 'Shown again after an appeal',
  },
  until: (day) => `until ${day}`,
  forGood: 'without an end',
  rule: 'The rule',
  field: 'Where',
  how: 'How to correct it',
  byPerson:
    'A moderator decided, by the rules of the site; no advert is rejected or suspended automatically.',
  rules: 'The rules of the site',
  mend: 'Correct the advert',
  appeal: {
    title: 'You disagree?',
    text: (day) =>
      `Tell us why. Somebody other than who decided looks at your appeal and answers within 7 days. You can send it once, until ${day}.`,
    label: 'Why you think that the decision is wrong',
    left: (count) => `Characters left: ${count}.`,
    send: 'Send the appeal',
    sent: 'We have received your appeal.',
    yours: 'Your appeal',
    states: {
      open: (day) => `Waits for an answer, promised by ${day}.`,
      late: (day) =>
        `The answer was promised by ${day}. We are late and sorry; your appeal stays open.`,
      upheld: 'You were right. The advert is shown again.',
      rejected: 'The decision stands.',
    },
    answer: 'The answer',
    court: 'If the answer does not satisfy you, you can go to court.',
  },
  question: {
    title: 'A moderator asks',
    label: 'Your answer',
    send: 'Send the answer',
    sent: 'We have your answer and go on.',
  },
}
