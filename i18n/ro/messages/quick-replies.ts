/** Offered in the language of the other side, which need not be the page's. */
export const quickReplies = {
  seller: [
    'Da, mai este valabil.',
    'Din păcate, s-a vândut.',
    'Când poți veni să vezi?',
    'Prețul este final.',
  ],
  buyer: ['Mai este valabil?', 'Unde ne putem întâlni?', 'Se poate negocia prețul?', 'Mulțumesc!'],
  /** After the sale to this buyer, of both sides. */
  handover: ['Când ne putem întâlni?', 'Unde ne putem întâlni?', 'Mulțumesc!'],
  /** After a sale to somebody else. */
  soldSeller: ['Din păcate, s-a vândut.'],
  soldBuyer: ['Mulțumesc!'],
} as const
