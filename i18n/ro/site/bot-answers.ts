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
  categoryPost: 'Când adaugi anunțul, scrie titlul, iar categoria ți se propune.',
  logIn: 'Despre anunțurile și mesajele tale îți pot spune după ce intri în cont.',
  nothing:
    'Nu am găsit un răspuns la asta. Scrie-ne la centrul de asistență și îți răspunde un om; discuția noastră poate merge împreună cu întrebarea.',
  human:
    'Îți răspunde un om la centrul de asistență. Discuția noastră poate merge împreună cu întrebarea ta.',
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
    '/pricing': 'Prețuri',
    '/my-bills': 'Facturile mele',
    '/my-bills-history': 'Istoricul plăților',
    '/my-payment-methods': 'Metode de plată',
    '/help-desk': 'Centrul de asistență',
    '/my-tickets': 'Solicitările mele',
    '/article': 'Toate articolele',
  },
}

export type BotAnswers = Shape<typeof botAnswers>
