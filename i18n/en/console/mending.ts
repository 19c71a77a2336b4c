import type { Mending } from '../../ro/console/mending.ts'

export const mending: Mending = {
  forbidden_goods:
    'Weapons, drugs, medicines, protected animals, documents and other goods that the law or our rules forbid are not sold here. If you offer something else, say clearly what it is.',
  suspected_fraud:
    'Describe what you offer with photos and words of your own, and remove whatever asks for money in advance or codes, or leads to another site.',
  contacts_in_text:
    'Remove phone numbers, addresses and links from the text. Buyers can write to you on the site, and they see your number in the advert if you show it.',
  wrong_category: 'Choose the category in which people look for this, and fill in its details.',
  duplicate_advert:
    'You already have an advert for the same thing. Keep one; you can move it up the list with “Promote”.',
  price_suspicious:
    'Give the real, full price in the right currency. If it can be negotiated, tick “Price negotiable”.',
  photo_unfit:
    'Add photos that you took yourself and that show what you sell, without writing, phone numbers, other people’s logos or pictures from the internet.',
  text_misleading:
    'Say in the title and the description exactly what you offer: one thing, its condition, and what is included.',
  offensive_text:
    'Remove words that insult or discriminate against people, and describe only what you offer.',
  needs_look: 'Check the text and the photos; a moderator will look again once you have saved.',
  reported: 'Check that the text, the price and the photos are true, and correct what is not.',
}
