export const quickReplies = {
  seller: [
    'Yes, still available.',
    'Sorry, it is sold.',
    'When could you come to see it?',
    'The price is final.',
  ],
  buyer: ['Is it still available?', 'Where can we meet?', 'Is the price negotiable?', 'Thank you!'],
  handover: ['When can we meet?', 'Where can we meet?', 'Thank you!'],
  soldSeller: ['Sorry, it is sold.'],
  soldBuyer: ['Thank you!'],
} as const
