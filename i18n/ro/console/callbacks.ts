import type { Shape } from '../../texts.ts'

/** Requests to be called for registration. */
export const callbacks = {
  head: { title: 'Apeluri · Consola', description: 'Cine așteaptă să fie sunat.' },
  title: 'Apeluri',
  about:
    'Sună persoana și asigură-te că ea a cerut apelul. Apoi trimite codul: o voce i-l dictează la telefon, iar persoana își încheie înregistrarea.',
  promise: (hours: number) => `Apelul este promis în ${hours} de ore.`,
  none: 'Nimeni nu așteaptă un apel.',
  times: {
    any: 'oricând',
    morning: 'dimineața',
    afternoon: 'după-amiaza',
    evening: 'seara',
  },
  called: 'codul a fost dictat',
  call: 'Trimite codul',
  callAgain: 'Trimite din nou codul',
  done: (name: string) => `${name} primește codul prin apel.`,
  close: 'Închide',
  closed: 'Cererea a fost închisă.',
}

export type Callbacks = Shape<typeof callbacks>
