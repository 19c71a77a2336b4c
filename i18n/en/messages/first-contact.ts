import type { FirstContact } from '../../ro/messages/first-contact.ts'

export const firstContact: FirstContact = {
  title: 'Write to the seller',
  label: 'Your message',
  preset: 'Hello! Is it still available?',
  send: 'Send',
  sent: 'The message was sent.',
  open: 'See the conversation',
  known: 'You have already written to this seller about the advert.',
  verifyPhone: 'Verify the number',
}
