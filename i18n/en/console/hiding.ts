import type { Hiding } from '../../ro/console/hiding.ts'

export const hiding: Hiding = {
  offensive_text:
    'The review has words that insult or discriminate against people. You may criticise the deed, not the person.',
  text_misleading: 'The review is not about this deal, or says things that could not be confirmed.',
  contacts_in_text:
    'The review has phone numbers, addresses or links, which are not published in reviews.',
  suspected_fraud:
    'The review seems to be meant to deceive: bought, given in exchange for something or written to order.',
}
