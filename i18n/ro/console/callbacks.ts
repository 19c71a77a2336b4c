import type { Shape } from '../../texts.ts'

/** Requests to be called for registration. */
export const callbacks = {
  head: { title: 'Apeluri · Consola', description: 'Cine așteaptă să fie sunat.' },
  title: 'Apeluri',
  about:
    'Sună persoana și convinge-te că ea a cerut apelul. Apoi trimite codul: îl spune o voce la telefon, iar persoana își termină înregistrarea.',
  none: 'Nimeni nu așteaptă un apel.',
  times: {
    any: 'oricând',
    morning: 'dimineața',
    afternoon: 'după-amiaza',
    evening: 'seara',
  },
  asked: (when: string) => `cerut ${when}`,
  called: 'codul a fost spus',
  call: 'Trimite codul',
  callAgain: 'Trimite din nou codul',
  done: (name: string) => `${name} primește codul prin apel.`,
  close: 'Închide',
  closed: 'Cererea a fost închisă.',
}

export type Callbacks = Shape<typeof callbacks>
