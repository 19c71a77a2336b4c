import type { fraud as ro } from '../../ro/messages/fraud.ts'

export const fraud: typeof ro = {
  code: {
    title: 'You are asked for a code',
    advice: 'Tell nobody the codes from your SMS: they open your account or your card.',
  },
  card: {
    title: 'You are asked for card details',
    advice:
      'To receive money, an account number (IBAN) is enough. Never give the card number, its date and CVV.',
  },
  moved: {
    title: 'You are asked to move to another app',
    advice: 'Stay here: elsewhere we cannot warn you and nothing is left as proof.',
  },
  lookalike: {
    title: 'The link imitates a known site',
    advice:
      'Do not open it and type nothing there. Banks and the post send no links through buyers.',
  },
  prepay: {
    title: 'You are asked to pay in advance',
    advice: 'Send no deposit. Pay when you see the thing and have it in your hands.',
  },
  courier: {
    title: 'Delivery paid through a link, or by their own courier',
    advice: '“Safe delivery” is how cards are stolen. Choose the courier yourself, or meet.',
  },
  paid: {
    title: 'They say that they have paid',
    advice:
      'Check in the app of your bank. Hand over nothing and return no “difference” until the money is there.',
  },
  offer: {
    title: 'Too good to be true',
    advice: 'Pay no fees, invest nothing, rent out no card and receive no parcels for others.',
  },
}
