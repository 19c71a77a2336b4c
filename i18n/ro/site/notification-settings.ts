import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the settings of notifications alone. */
export const notificationSettings = {
  head: {
    title: `Setările notificărilor | ${site.name}`,
    description: 'Alege despre ce te anunțăm și cum: prin e-mail, în browser sau în Telegram.',
  },
  title: 'Setările notificărilor',
  back: 'Notificări',
  intro: `Pe ${site.name} găsești mereu toate notificările. Aici alegi unde te mai anunțăm. Între 22:00 și 8:00 nu te deranjăm.`,
  groups: {
    messages: {
      title: 'Mesaje și oferte',
      hint: 'Îți scriem pe e-mail dacă nu le citești în zece minute.',
    },
    searches: { title: 'Căutări salvate', hint: 'Anunțuri noi în căutările tale.' },
    prices: { title: 'Prețuri reduse', hint: 'Când se ieftinește ceva din favorite.' },
    favorites: {
      title: 'Favorite vândute',
      hint: 'Când se vinde sau se rezervă ceva din favorite.',
    },
    followed: { title: 'Vânzători urmăriți', hint: 'Anunțurile lor noi.' },
    reviews: { title: 'Recenzii', hint: 'Recenzii despre tine și răspunsuri la ale tale.' },
    adverts: { title: 'Anunțurile tale', hint: 'Ce am hotărât la verificare.' },
    reports: { title: 'Reclamațiile tale', hint: 'Ce am hotărât despre ele.' },
    tickets: {
      title: 'Asistență',
      hint: 'Răspunsuri la solicitările tale. E-mailul vine întotdeauna.',
    },
    bills: { title: 'Plăți și facturi', hint: 'Plăți primite și bani rambursați.' },
    account: {
      title: 'Siguranța contului',
      hint: 'E-mailul vine întotdeauna, pentru siguranța ta.',
    },
  },
  mail: 'E-mail',
  mailOf: (group: string) => `E-mail: ${group}`,
  modes: { now: 'Imediat', digest: 'O dată pe zi, dimineața', off: 'Fără e-mail' },
  bySearch: 'Alegi la fiecare căutare',
  always: 'Întotdeauna',
  push: 'Browser',
  pushOf: (group: string) => `Browser: ${group}`,
  telegram: 'Telegram',
  telegramOf: (group: string) => `Telegram: ${group}`,
  save: 'Salvează',
  saved: 'Am salvat setările.',
  noEmail: 'Contul tău nu are încă o adresă de e-mail confirmată.',
  addEmail: 'Adaugă o adresă',
  browser: {
    title: 'Notificări în browser',
    off: 'Te putem anunța pe acest dispozitiv și când site-ul este închis.',
    on: 'Pe acest dispozitiv te anunțăm și când site-ul este închis, cât timp nu ieși din cont.',
    start: 'Pornește pe acest dispozitiv',
    stop: 'Oprește pe acest dispozitiv',
    started: 'De acum te anunțăm pe acest dispozitiv.',
    stopped: 'Pe acest dispozitiv nu te mai anunțăm.',
    denied:
      'Browserul nu ne lasă să te anunțăm. Permite notificările pentru acest site în setările browserului.',
    failed: 'Nu am reușit să pornim notificările. Încearcă din nou.',
    unsupported:
      'Acest browser nu poate arăta notificări. Pe iPhone, adaugă mai întâi site-ul pe ecranul principal.',
  },
  chat: {
    title: 'Telegram',
    unpaired: 'Poți primi notificările și în Telegram.',
    paired: 'Contul tău este conectat la Telegram.',
    start: 'Conectează Telegram',
    open: 'Deschide Telegram',
    opened:
      'Linkul este doar pentru tine, se folosește o singură dată și este valabil zece minute. Apasă „Start” în Telegram.',
    stop: 'Deconectează Telegram',
    stopped: 'Nu-ți mai scriem în Telegram.',
  },
}

export type NotificationSettings = Shape<typeof notificationSettings>
