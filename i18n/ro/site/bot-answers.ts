import type { Shape } from '../../texts.ts'
import { plural } from '../../plural.ts'

/** What the help bot answers in its own words. */
export const botAnswers = {
  greeting: (site: string) =>
    `Bună! Sunt asistentul ${site}. Întreabă-mă cum se face ceva pe site, unde îți este anunțul sau ce anume cauți.`,
  thanks: 'Cu plăcere! Mai întreabă-mă oricând.',
  go: (name: string) => `Asta găsești aici: ${name}.`,
  search: (words: string) => `Hai să căutăm „${words}” în anunțuri.`,
  searchLink: (words: string) => `Caută „${words}”`,
  category: (thing: string) => `Pentru „${thing}” se potrivesc aceste categorii:`,
  categoryPost: 'Când adaugi anunțul, scrie titlul, iar noi îți propunem categoria.',
  conversion: (sums: string, date: string) =>
    `${sums}, la cursul oficial al Băncii Naționale din ${date}.`,
  logIn: 'Despre anunțurile și mesajele tale îți pot spune după ce intri în cont.',
  nothing:
    'Nu am găsit un răspuns la asta. Scrie-ne la asistență și îți răspunde un om; poți trimite și discuția noastră împreună cu întrebarea.',
  human:
    'La asistență îți răspunde un om. Poți trimite și discuția noastră împreună cu întrebarea.',
  noAdverts: 'Nu ai încă niciun anunț.',
  advert: (title: string, status: string) => `„${title}”: ${status}.`,
  untitled: 'Fără titlu',
  promotions: (left: string) => `Promovări: ${left}.`,
  promotedToday: 'Azi a fost deja promovat.',
  expires: (date: string) => `Activ până pe ${date}.`,
  moreAdverts: (count: number) =>
    plural('ro', count, {
      one: 'Mai ai un anunț.',
      few: 'Mai ai # anunțuri.',
      other: 'Mai ai # de anunțuri.',
    }),
  visible: 'Este public și se vede în liste.',
  unreadMessages: (count: number) =>
    plural('ro', count, {
      one: 'Ai o conversație cu mesaje necitite.',
      few: 'Ai # conversații cu mesaje necitite.',
      other: 'Ai # de conversații cu mesaje necitite.',
    }),
  noUnreadMessages: 'Nu ai mesaje necitite.',
  unreadNotifications: (count: number) =>
    plural('ro', count, {
      one: 'Ai o notificare necitită.',
      few: 'Ai # notificări necitite.',
      other: 'Ai # de notificări necitite.',
    }),
  screens: {
    '/': 'Pagina principală',
    '/search': 'Căutare',
    '/recent': 'Văzute recent',
    '/compare': 'Comparație',
    '/add-advert': 'Adaugă anunț',
    '/login': 'Intră în cont',
    '/login?register': 'Înregistrare',
    '/login?restore': 'Restabilește accesul',
    '/my-adverts': 'Anunțurile mele',
    '/my-favorites': 'Favorite',
    '/my-searches': 'Căutări salvate',
    '/my-messages': 'Mesaje',
    '/my-notifications': 'Notificări',
    '/my-notifications/settings': 'Setările notificărilor',
    '/my-reviews': 'Recenziile mele',
    '/my-reports': 'Reclamațiile mele',
    '/my-following': 'Vânzători urmăriți',
    '/my-dashboard': 'Panoul meu',
    '/my-profile': 'Profilul meu',
    '/exchange-rates': 'Convertor valutar',
    '/pricing': 'Prețuri',
    '/my-bills': 'Facturile mele',
    '/my-bills-history': 'Istoricul facturilor',
    '/my-payment-methods': 'Metode de plată',
    '/help-desk': 'Asistență',
    '/my-tickets': 'Solicitările mele',
    '/article': 'Toate articolele',
  },
}

export type BotAnswers = Shape<typeof botAnswers>
