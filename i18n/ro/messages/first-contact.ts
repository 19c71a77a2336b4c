import type { Shape } from '../../texts.ts'

/** Loaded with an advert's page alone. */
export const firstContact = {
  title: 'Scrie vânzătorului',
  label: 'Mesajul tău',
  preset: 'Bună ziua! Mai este valabil?',
  send: 'Trimite',
  offer: 'Oferă un preț',
  sent: 'Mesajul a fost trimis.',
  offered: 'Oferta a fost trimisă. Răspunsul vine în conversație.',
  open: 'Vezi conversația',
  known: 'Ai scris deja acestui vânzător despre anunț.',
  verifyPhone: 'Confirmă numărul',
}

export type FirstContact = Shape<typeof firstContact>
