import type { FirstContact } from '../../ro/messages/first-contact.ts'

export const firstContact: FirstContact = {
  title: 'Write to the seller',
  label: 'Your message',
  preset: 'Hello! Is it still available?',
  send: 'Send',
  offer: 'Offer a price',
  sent: 'The message was sent.',
  offered: 'The offer was sent. The answer comes in the conversation.',
  open: 'See the conversation',
  known: 'You have already written to this seller about the advert.',
  verifyPhone: 'Verify the number',
}
