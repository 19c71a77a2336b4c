import { site } from '#contract/site/site.ts'
import type { TicketMails } from '../../ro/help-desk/mails.ts'

export const ticketMails: TicketMails = {
  subject: (number, topic) => `[${number}] ${topic}`,
  mark: (number) => `–– Пишите ответ над этой строкой · ${number} ––`,
  hello: 'Здравствуйте!',
  opened: (number) => `Мы получили ваше обращение ${number} и ответим как можно скорее.`,
  solved: (number) =>
    `Мы отметили обращение ${number} как решённое. Если вопросы остались, напишите нам, и мы откроем его снова.`,
  answer: {
    opened: 'Дополнить обращение можно ответом на это письмо или здесь:',
    reply: 'Ответьте на это письмо или здесь:',
    solved: 'Мы вам помогли? Скажите здесь, это займёт несколько секунд:',
  },
  answerOnPage: {
    opened: 'Посмотреть и дополнить его можно здесь:',
    reply: 'Ответьте здесь:',
    solved: 'Мы вам помогли? Скажите здесь, это займёт несколько секунд:',
  },
  sms: {
    opened: (number) => `${site.name}: обращение ${number} принято:`,
    reply: (number) => `${site.name}: ответ на обращение ${number}:`,
  },
}
