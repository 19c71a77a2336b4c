import type { trialBank as ro } from '../../ro/billing/trial-bank.ts'
import type { Shape } from '../../texts.ts'

export const trialBank: Shape<typeof ro> = {
  title: 'Trial bank',
  note: 'This site runs as a trial: nothing is really paid here.',
  methods: {
    card: 'Card payment',
    'mia-qr': 'Payment by MIA QR code',
    'mia-request': 'MIA payment request',
  },
  pay: 'Pay',
  refuse: 'Refuse the payment',
  leave: 'Back to the site without a decision',
  states: {
    paid: 'The payment was made.',
    failed: 'The payment was refused.',
    expired: 'The time to pay is over.',
  },
}
