import { site } from '#contract/site/site.ts'
import type { TicketMails } from '../../ro/help-desk/mails.ts'

export const ticketMails: TicketMails = {
  subject: (number, topic) => `[${number}] ${topic}`,
  mark: (number) => `–– Please write your answer above this line · ${number} ––`,
  hello: 'Hello!',
  opened: (number) => `We have received your request ${number} and will answer as soon as we can.`,
  solved: (number) =>
    `We have marked the request ${number} as solved. If anything is still open, write to us and we reopen it.`,
  answer: {
    opened: 'You can add to it by answering this e-mail or here:',
    reply: 'Answer this e-mail, or write here:',
    solved: 'Did we help you? Tell us here, it takes a few seconds:',
  },
  answerOnPage: {
    opened: 'See it and add to it here:',
    reply: 'Answer here:',
    solved: 'Did we help you? Tell us here, it takes a few seconds:',
  },
  sms: {
    opened: (number) => `${site.name}: we have received the request ${number}. See it here:`,
    reply: (number) => `${site.name}: there is an answer to the request ${number}:`,
  },
}
