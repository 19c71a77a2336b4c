import type { FraudKind } from '#contract/rules/messages/fraud.ts'

/** Why a message is suspicious, and what to do. */
type Warnings = Readonly<Record<FraudKind, { readonly title: string; readonly advice: string }>>

export const fraud: Warnings = {
  code: {
    title: 'Ți se cere un cod',
    advice: 'Nu spune nimănui codurile din SMS: cu ele ți se poate fura contul sau cardul.',
  },
  card: {
    title: 'Ți se cer datele cardului',
    advice:
      'Pentru a primi bani ajunge numărul de cont (IBAN). Nu da numărul cardului, data și codul CVV.',
  },
  moved: {
    title: 'Ești chemat în altă aplicație',
    advice: 'Scrieți-vă aici: în afara site-ului nu te putem avertiza și nu rămâne nicio dovadă.',
  },
  lookalike: {
    title: 'Linkul imită un site cunoscut',
    advice:
      'Nu îl deschide și nu scrie nimic pe acel site. Banca și poșta nu trimit linkuri prin cumpărători.',
  },
  prepay: {
    title: 'Ți se cer bani înainte',
    advice: 'Nu trimite avans sau rezervare. Plătește când vezi lucrul și îl ții în mână.',
  },
  courier: {
    title: 'Livrare cu plată printr-un link sau curier străin',
    advice: 'Cu „livrarea sigură” ți se fură cardul. Alege singur curierul sau întâlniți-vă.',
  },
  paid: {
    title: 'Scrie că a plătit deja',
    advice:
      'Verifică în aplicația băncii tale. Nu preda lucrul și nu returna „diferența” până nu vezi banii în cont.',
  },
  offer: {
    title: 'Ofertă prea bună ca să fie adevărată',
    advice:
      'Nu plăti taxe de înscriere, nu investi, nu închiria cardul și nu primi colete pentru alții.',
  },
}
