import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the dashboard alone. */
export const myDashboard = {
  title: 'Panoul meu',
  staff: { title: 'Echipa site-ului', open: 'Deschide consola' },
  waiting: {
    title: 'Te așteaptă',
    phone: 'Confirmă-ți numărul de telefon ca să poți publica anunțuri',
    rejected: (count: number) =>
      plural('ro', count, {
        one: 'Un anunț a fost respins',
        few: '# anunțuri au fost respinse',
        other: '# de anunțuri au fost respinse',
      }),
    suspended: (count: number) =>
      plural('ro', count, {
        one: 'Un anunț este suspendat',
        few: '# anunțuri sunt suspendate',
        other: '# de anunțuri sunt suspendate',
      }),
    expiring: (count: number) =>
      plural('ro', count, {
        one: 'Un anunț expiră în cel mult trei zile',
        few: '# anunțuri expiră în cel mult trei zile',
        other: '# de anunțuri expiră în cel mult trei zile',
      }),
    draft: (count: number) =>
      plural('ro', count, {
        one: 'Ai o ciornă de terminat',
        few: 'Ai # ciorne de terminat',
        other: 'Ai # de ciorne de terminat',
      }),
    messages: (count: number) =>
      plural('ro', count, {
        one: 'Ai un mesaj necitit',
        few: 'Ai # mesaje necitite',
        other: 'Ai # de mesaje necitite',
      }),
    notifications: (count: number) =>
      plural('ro', count, {
        one: 'Ai o notificare necitită',
        few: 'Ai # notificări necitite',
        other: 'Ai # de notificări necitite',
      }),
  },
  first: {
    title: 'Publică primul tău anunț',
    text: 'Fotografii, titlu, preț și localitate: restul îl citim din titlu.',
  },
  allWell: 'Totul e în ordine',
  allWellText: 'Nu ai nimic de rezolvat acum.',
  advice: {
    title: 'Merită făcut',
    email: 'Adaugă o adresă de e-mail: îți recapeți mai ușor accesul dacă uiți parola',
    picture: 'Pune o fotografie de profil: cumpărătorii au mai multă încredere',
    secondFactor:
      'Pornește verificarea în doi pași: parola singură nu mai este de ajuns pentru un străin',
  },
  /** The newest active adverts, each with what to do next. */
  latest: {
    favorites: (count: number) => `la favorite:\u00a0${count}`,
    renewedUntil: (date: string) => `Anunțul este activ până pe ${date}.`,
    renew: 'Prelungește',
    photos: 'Adaugă fotografii',
    price: 'Pune un preț',
    statistics: 'Statistici și sfaturi',
  },
  numbers: {
    title: 'Anunțurile tale',
    /** Under the number, read together with it: "20 de anunțuri active". */
    active: (count: number) =>
      plural('ro', count, {
        one: 'anunț activ',
        few: 'anunțuri active',
        other: 'de anunțuri active',
      }),
    views: (count: number) =>
      plural('ro', count, {
        one: 'vizualizare în 7 zile',
        few: 'vizualizări în 7 zile',
        other: 'de vizualizări în 7 zile',
      }),
    hearts: (count: number) =>
      plural('ro', count, {
        one: 'la favorite',
        few: 'la favorite',
        other: 'la favorite',
      }),
    underReview: (count: number) =>
      plural('ro', count, {
        one: 'Încă un anunț este în verificare.',
        few: 'Încă # anunțuri sunt în verificare.',
        other: 'Încă # de anunțuri sunt în verificare.',
      }),
    all: 'Vezi anunțurile tale',
  },
}

export type MyDashboard = Shape<typeof myDashboard>
