import { plural } from '../../plural.ts'
import type { Outbox } from '../../ro/console/outbox.ts'

export const outbox: Outbox = {
  head: {
    title: 'Outbox · Console',
    description: 'What waits to be sent, and what did not arrive.',
  },
  title: 'Outbox',
  about:
    'E-mails, SMS and notifications. While a service does not answer, the site tries again by itself; what was refused for good, or tried for two days in vain, stays here. Confirmation codes do not pass here: they are sent at once.',
  channels: {
    mail: 'E-mail',
    sms: 'SMS',
    push: 'Browser',
    telegram: 'Telegram',
    webhook: 'Webhook',
  },
  kinds: {
    notification: 'notification',
    conversation: 'unread messages',
    decision: 'decision on an advert',
    'price-drops': 'cheaper favorites',
    'saved-search': 'saved search',
    ticket: 'answer of the help desk',
    'expiry-notice': 'advert about to end',
    'security-change': 'change to the account',
    standing: 'decision on the account',
  },
  states: { due: 'Waiting', dead: 'Given up', unknown: 'Perhaps sent' },
  stateAbout: {
    due: 'They go at their time: some wait for the morning, or for a service that does not answer.',
    dead: 'Refused for good, or tried for two days in vain.',
    unknown:
      'The connection broke while they were being sent. Sent again, some may arrive twice. E-mails about messages, searches and prices are not sent again: the next one brings what is new.',
  },
  summary: 'How many',
  messages: 'Messages',
  columns: {
    what: 'What',
    channel: 'Channel',
    count: 'How many',
    oldest: 'Oldest',
    recipient: 'Recipient',
    attempts: 'Attempts',
    due: 'Due',
    error: 'Last outcome',
    acts: 'Actions',
  },
  errors: {
    failed: 'the service did not take it',
    refused: 'refused for good',
    unknown: 'the connection broke',
    old: 'too old',
  },
  none: 'Nothing here.',
  sendAgain: 'Send again',
  sendAll: 'Send all again',
  giveUp: 'Do not send',
  giveUpAll: 'Give up on all',
  sent: (count) =>
    plural('en', count, {
      one: '# message will be sent again.',
      other: '# messages will be sent again.',
    }),
  dropped: (count) =>
    plural('en', count, { one: 'Gave up on # message.', other: 'Gave up on # messages.' }),
  more: 'Older',
  newest: 'Newest',
  all: 'All kinds',
}
