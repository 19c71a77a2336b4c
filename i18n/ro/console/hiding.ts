import type { Shape } from '../../texts.ts'

/** Why a review is hidden, for its author; moderators send it, changed or not. At most 300 signs each. */
export const hiding = {
  offensive_text:
    'Recenzia are cuvinte care jignesc sau discriminează oameni. Poți critica fapta, nu omul.',
  text_misleading:
    'Recenzia nu este despre această tranzacție sau spune lucruri care nu s-au confirmat.',
  contacts_in_text:
    'Recenzia are numere de telefon, adrese sau linkuri, iar ele nu se publică în recenzii.',
  suspected_fraud:
    'Recenzia pare scrisă ca să înșele: cumpărată, cerută în schimbul a ceva sau scrisă la comandă.',
}

export type Hiding = Shape<typeof hiding>
