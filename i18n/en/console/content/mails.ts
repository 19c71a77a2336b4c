import type { MailEditor } from '../../../ro/console/content/mails.ts'

export const mailEditor: MailEditor = {
  head: { title: 'E-mail texts · Console', description: 'Subjects and texts of e-mails.' },
  title: 'E-mail texts',
  about:
    'The next e-mail is sent with the new text already. What stands in braces is filled in when it is sent.',
  changed: 'changed',
  released: 'original text',
  names: {
    confirm: 'Confirmation of the address at registration',
    alreadyRegistered: 'The account exists already',
    change: 'Confirmation of a new address',
    changed: 'The address has changed',
    restore: 'Access to the account',
    ending: 'The advert ends soon',
    safety: 'Security of the account',
    standing: 'Decision about the account',
    restored: 'The account works again',
  },
  placeholders: {
    name: 'the username',
    link: 'the link in the e-mail',
    details: 'the title of the advert, or what has happened to the account',
    noticeDays: 'days until the end, such as “3 days”',
    lifeDays: 'days that are added, such as “30 days”',
  },
  subject: 'Subject',
  body: 'Text',
  may: 'It may contain:',
  required: 'required',
  reset: 'Back to the original text',
  wasReset: 'The original text is back.',
}
