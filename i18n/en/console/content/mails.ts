import type { MailEditor } from '../../../ro/console/content/mails.ts'

export const mailEditor: MailEditor = {
  head: { title: 'Texts of mails · Console', description: 'Subjects and texts of mails.' },
  title: 'Texts of mails',
  about:
    'The next mail is sent with the new text already. What stands in braces is filled in when it is sent.',
  changed: 'changed',
  released: 'text of the program',
  names: {
    confirm: 'Address confirmed at registration',
    alreadyRegistered: 'The account exists already',
    change: 'A new address confirmed',
    changed: 'The address has changed',
    restore: 'Access to the account',
    ending: 'The advert ends soon',
    safety: 'Safety of the account',
    standing: 'Decision about the account',
    restored: 'The account works again',
  },
  placeholders: {
    name: 'the username',
    link: 'the link of the mail',
    details: 'the title of the advert, or what has happened to the account',
    noticeDays: 'days until the end, such as “3 days”',
    lifeDays: 'days that are won, such as “30 days”',
  },
  subject: 'Subject',
  body: 'Text',
  may: 'It may have:',
  required: 'required',
  reset: 'Back to the text of the program',
  wasReset: 'The text of the program is back.',
}
