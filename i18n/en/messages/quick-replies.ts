export const quickReplies = {
  seller: [
    'Yes, still available.',
    'Sorry, it is sold.',
    'When could you come to see it?',
    'The price is final.',
  ],
  buyer: ['Is it still available?', 'Where can we meet?', 'Is the price negotiable?', 'Thank you!'],
} as const
