import type { Topics } from '../../ro/help-desk/topics.ts'

export const topics: Topics = {
  code: { label: 'The code does not come', question: 'I do not get the SMS code to register' },
  login: {
    label: 'I cannot log in',
    question: 'I cannot log in, I forgot my password, my account is banned',
  },
  rejected: {
    label: 'My advert was rejected',
    question: 'Why was my advert rejected, posting rules',
  },
  missing: {
    label: 'I cannot find my advert',
    question: 'My advert is not in the search, it has expired or is under review',
  },
  safety: {
    label: 'Fraud and safety',
    question: 'How to avoid scams, I was cheated, report a fraud',
  },
  messages: { label: 'Messages and offers', question: 'Messages and price offers, block somebody' },
  payment: { label: 'Payment or bill', question: 'Paying for promotion, bill, refund' },
  company: { label: 'Company account', question: 'Page of a company, verified company' },
  data: {
    label: 'My data, deleting the account',
    question: 'Delete my account and my personal data',
  },
  other: { label: 'Something else', question: 'How the site works, frequent questions' },
}
