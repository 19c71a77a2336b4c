import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the list of notifications alone. */
export const notifications = {
  head: {
    title: `Notificări | ${site.name}`,
    description: 'Anunțuri noi în căutările tale salvate și prețuri reduse la favoritele tale.',
  },
  title: 'Notificări',
  fresh: (count: number, name: string) =>
    `${plural('ro', count, {
      one: '# anunț nou',
      few: '# anunțuri noi',
      other: '# de anunțuri noi',
    })} în „${name}”`,
  followed: (count: number, name: string) =>
    `${plural('ro', count, {
      one: '# anunț nou',
      few: '# anunțuri noi',
      other: '# de anunțuri noi',
    })} de la ${name}`,
  cheaper: (title: string) => `Preț redus: ${title}`,
  prices: (now: string, before: string) => `${now}, era ${before}`,
  changes: {
    password: 'Parola contului tău a fost schimbată',
    phone: 'Numărul de telefon al contului tău a fost schimbat',
    email: 'Adresa de e-mail a contului tău a fost schimbată',
    factorOn: 'Verificarea în doi pași a fost pornită',
    factorOff: 'Verificarea în doi pași a fost oprită',
  },
  decided: {
    approve: (title: string) => `Anunțul tău este publicat: ${title}`,
    reject: (title: string) => `Anunțul tău nu a fost publicat: ${title}`,
    suspend: (title: string) => `Anunțul tău este suspendat: ${title}`,
    unsuspend: (title: string) => `Anunțul tău se vede din nou: ${title}`,
  },
  reported: {
    upheld: 'Am luat măsuri după reclamația ta',
    rejected: 'Am verificat reclamația ta, totul este în regulă',
  },
  mend: 'Corectează-l.',
  unread: 'Necitită',
  readAll: 'Marchează toate ca citite',
  readAllDone: 'Toate notificările sunt citite.',
  more: 'Mai arată',
  newer: 'Mai noi',
  searches: 'Căutări salvate',
  empty: {
    title: 'Nu ai notificări.',
    text: 'Aici îți spunem când apar anunțuri noi în căutările tale salvate și la vânzătorii pe care îi urmărești, când se ieftinește ceva din favorite și ce s-a hotărât despre anunțurile și reclamațiile tale.',
    browse: 'Caută anunțuri',
  },
}

export type Notifications = Shape<typeof notifications>
