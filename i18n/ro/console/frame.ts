import { site } from '#contract/site/site.ts'
import type { Role } from '#contract/rules/staff/rights.ts'
import type { Shape } from '../../texts.ts'

const roles: Readonly<Record<Role, string>> = {
  moderator: 'moderator',
  support: 'asistență',
  editor: 'redactor',
  finance: 'finanțe',
  admin: 'administrator',
}

/** Frame of the console. */
export const consoleFrame = {
  name: 'Consola',
  head: { title: 'Consola', description: `Pentru echipa ${site.name}.` },
  menu: {
    label: 'Meniul consolei',
    home: 'Privire generală',
    moderation: 'Moderare',
    rules: 'Reguli',
    people: 'Persoane',
    tickets: 'Solicitări',
    callbacks: 'Apeluri',
    outbox: 'De trimis',
    numbers: 'Cifre',
    categories: 'Categorii',
    searchWords: 'Cuvinte de căutare',
    articles: 'Articole',
    banners: 'Bannere',
    menus: 'Meniuri',
    mails: 'Texte de e-mail',
    prices: 'Prețuri',
    settings: 'Setări',
    audit: 'Jurnal',
    staff: 'Echipa',
    toSite: 'Înapoi pe site',
    leave: 'Închide consola',
    left: 'Consola este închisă pe acest dispozitiv.',
  },
  roles,
  home: {
    title: 'Privire generală',
    rolesLabel: 'Rolurile tale',
  },
  proof: {
    title: 'Confirmă că ești tu',
    text: 'Introdu codul din aplicația de autentificare. Consola rămâne deschisă cel mult 8 ore și se închide după 30 de minute fără activitate.',
    act: 'Această acțiune cere un cod nou din aplicația de autentificare.',
    code: 'Codul din aplicație',
    enter: 'Deschide consola',
    confirm: 'Confirmă',
    cancel: 'Renunță',
    factorTitle: 'Pornește verificarea în doi pași',
    factorText:
      'Consola se deschide doar din conturi cu verificare în doi pași. Pornește-o în profil, apoi revino aici.',
    toProfile: 'Deschide profilul',
  },
  /** Words of several screens. */
  common: {
    reason: 'Motivul',
    reasonHint: 'Rămâne în jurnal. Nu scrie aici numere de telefon sau adrese.',
    save: 'Salvează',
    cancel: 'Renunță',
    search: 'Caută',
    none: 'Nu s-a găsit nimic.',
    yes: 'da',
    no: 'nu',
    operator: 'operator',
  },
}

export type ConsoleFrame = Shape<typeof consoleFrame>
