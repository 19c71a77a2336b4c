import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the list of notifications alone. */
export const notifications = {
  head: {
    title: `Notificări | ${site.name}`,
    description:
      'Mesaje, oferte, recenzii, anunțuri noi în căutările tale și vești despre favoritele tale.',
  },
  title: 'Notificări',
  fresh: (count: number, name: string) =>
    `${plural('ro', count, {
      one: '# anunț nou',
      few: '# anunțuri noi',
      other: '# de anunțuri noi',
    })} în „${name}”`,
  cheaper: (title: string) => `Preț redus: ${title}`,
  prices: (now: string, before: string) => `${now}, era ${before}`,
  changes: {
    password: 'Parola contului tău a fost schimbată',
    firstPassword: 'A fost setată o parolă pentru contul tău',
    phone: 'Numărul de telefon al contului tău a fost schimbat',
    email: 'Adresa de e-mail a contului tău a fost schimbată',
    factorOn: 'Verificarea în doi pași a fost pornită',
    factorOff: 'Verificarea în doi pași a fost oprită',
    apiKey: 'A fost creată o cheie API pentru contul tău',
    webhook: 'A fost adăugată o adresă pentru notificările API',
    warned: 'Ai primit un avertisment',
    postingLimited: 'Deocamdată nu poți publica anunțuri',
    messagesLimited: 'Deocamdată nu poți trimite mesaje',
    banned: 'Contul tău a fost blocat',
    restored: 'Contul tău funcționează din nou fără restricții',
    memberInvited: (name: string) =>
      name ? `${name} te invită în echipa sa` : 'O companie te invită în echipa sa',
    memberJoined: (name: string) =>
      name ? `${name} face parte acum din echipa ta` : 'Ai un coleg nou în echipă',
    memberLeft: (name: string) =>
      name ? `${name} a părăsit echipa ta` : 'Un membru a părăsit echipa ta',
    memberRemoved: (name: string) =>
      name ? `Nu mai faci parte din echipa ${name}` : 'Nu mai faci parte dintr-o echipă',
  },
  /** Of a decision of staff about the account. */
  until: (date: string) => `până la ${date}`,
  decided: {
    approve: (title: string) => `Anunțul tău este publicat: ${title}`,
    reject: (title: string) => `Anunțul tău nu a fost publicat: ${title}`,
    suspend: (title: string) => `Anunțul tău este suspendat: ${title}`,
    unsuspend: (title: string) => `Anunțul tău se vede din nou: ${title}`,
    reinstate: (title: string) => `Ai avut dreptate, anunțul se vede din nou: ${title}`,
    merge: (title: string) => `Anunțul tău a fost unit cu altul: ${title}`,
    unmerge: (title: string) => `Anunțul tău este din nou separat: ${title}`,
    ask: (title: string) => `O întrebare despre anunțul tău: ${title}`,
    appeal_rejected: (title: string) => `Am verificat contestația ta, decizia rămâne: ${title}`,
    appeal_upheld: (title: string) => `Ai avut dreptate, decizia a fost greșită: ${title}`,
    appeal_late: (title: string) => `Întârziem cu răspunsul la contestația ta: ${title}`,
  },
  reported: {
    upheld: 'Am luat măsuri după reclamația ta',
    rejected: 'Am verificat reclamația ta, totul este în regulă',
    subjects: { message: 'un mesaj', review: (name: string) => `recenzia despre ${name}` },
  },
  events: {
    made: (title: string) => `Ofertă nouă pentru „${title}”`,
    countered: (title: string) => `Ți s-a propus alt preț pentru „${title}”`,
    accepted: (title: string) => `Oferta ta a fost acceptată: ${title}`,
    declined: (title: string) => `Oferta ta a fost refuzată: ${title}`,
    withdrawn: (title: string) => `O ofertă primită a fost retrasă: ${title}`,
    expired: (title: string) => `Oferta ta a expirat fără răspuns: ${title}`,
    received: (name: string) =>
      name ? `${name} a scris o recenzie despre tine` : 'Ai primit o recenzie',
    answered: (name: string) =>
      name ? `${name} a răspuns la recenzia ta` : 'Ai un răspuns la recenzia ta',
    hidden: (name: string) =>
      name
        ? `Un moderator a ascuns recenzia ta despre ${name}`
        : 'Un moderator a ascuns o recenzie de-a ta',
    shown: (name: string) =>
      name ? `Recenzia ta despre ${name} se vede din nou` : 'O recenzie de-a ta se vede din nou',
    flag_upheld: (name: string) =>
      name
        ? `Am luat măsuri după reclamația ta: recenzia scrisă de ${name}`
        : 'Am luat măsuri după reclamația ta',
    flag_rejected: (name: string) =>
      name
        ? `Am verificat reclamația ta, totul este în regulă: recenzia scrisă de ${name}`
        : 'Am verificat reclamația ta, totul este în regulă',
    sold: (title: string) => `S-a vândut din favoritele tale: ${title}`,
    reserved: (title: string) => `S-a rezervat din favoritele tale: ${title}`,
    paid: (number: string) => `Am primit plata pentru factura ${number}`,
    refunded: (number: string) => `Am trimis rambursarea pentru factura ${number}`,
    returned: (number: string) => `Ți-am rambursat o plată făcută în plus (nr. ${number})`,
  },
  /** The price of an offer. */
  offered: (price: string) => `Preț oferit: ${price}`,
  hidden: (title: string) =>
    `Anunțul tău a fost raportat și nu se vede până îl verificăm: ${title}`,
  followed: (count: number, name: string) =>
    `${plural('ro', count, {
      one: '# anunț nou',
      few: '# anunțuri noi',
      other: '# de anunțuri noi',
    })} de la ${name}`,
  ticket: (number: string) => `Ai un răspuns la solicitarea ${number}`,
  /** Conversations, in the line above the list. */
  unreadMessages: (count: number) =>
    plural('ro', count, {
      one: '# conversație cu mesaje necitite',
      few: '# conversații cu mesaje necitite',
      other: '# de conversații cu mesaje necitite',
    }),
  mend: 'Corectează-l.',
  /** After the reasons of a hidden review. */
  object: 'Dacă nu ești de acord, scrie asistenței.',
  unread: 'Necitită',
  readAll: 'Marchează toate ca citite',
  readAllDone: 'Toate notificările sunt citite.',
  more: 'Arată mai multe',
  newer: 'Mai noi',
  settings: 'Setări',
  searches: 'Căutări salvate',
  empty: {
    title: 'Nu ai notificări.',
    text: 'Aici îți spunem când apar anunțuri noi în căutările tale salvate și la vânzătorii pe care îi urmărești, când se ieftinește sau se vinde ceva din favorite, ce oferte și recenzii primești și ce s-a hotărât despre anunțurile și reclamațiile tale.',
    browse: 'Caută anunțuri',
  },
}

export type Notifications = Shape<typeof notifications>
