import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the screen of a company's programs. */
export const myApi = {
  head: {
    title: `API | ${site.name}`,
    description: 'Cheile programelor companiei tale.',
  },
  title: 'API pentru companie',
  intro:
    'Conectează-ți programul de evidență sau magazinul online: publică, modifică și arhivează anunțuri fără să le scrii de mână.',
  docs: 'Documentația (în engleză)',
  copy: 'Copiază',
  copied: 'Copiat',
  companiesOnly: 'API-ul este pentru conturile de companie',
  companiesOnlyText: 'Contul tău este personal.',
  toProfile: 'Deschide profilul',
  keys: {
    title: 'Chei',
    text: 'Creează câte o cheie pentru fiecare program și dă-i doar drepturile de care are nevoie. O cheie revocată încetează imediat să funcționeze.',
    none: 'Nu ai nicio cheie.',
    name: 'Nume',
    nameHint: 'Programul care o folosește, de exemplu „1C depozit”',
    scopes: 'Drepturi',
    perMinute: 'Cereri pe minut',
    perMinuteWrong: (max: number) => `Scrie un număr de la 1 la ${max}.`,
    used: 'Folosită',
    neverUsed: 'niciodată',
    ends: 'Expiră',
    neverEnds: 'niciodată',
    inDays: (days: number) =>
      plural('ro', days, { one: 'peste o zi', few: 'peste # zile', other: 'peste # de zile' }),
    state: 'Stare',
    states: { active: 'activă', expired: 'expirată', revoked: 'revocată' },
    shortScopes: {
      'adverts:read': 'citire anunțuri',
      'adverts:write': 'publicare',
      'statistics:read': 'statistici',
      'messages:read': 'mesaje',
    },
    scopeOf: {
      'adverts:read': 'Să citească anunțurile companiei',
      'adverts:write': 'Să publice, să modifice și să arhiveze anunțuri',
      'statistics:read': 'Să citească statisticile anunțurilor',
      'messages:read': 'Să citească mesajele primite la anunțuri',
    },
    add: 'Cheie nouă',
    password: 'Parola contului tău',
    make: 'Creează cheia',
    made: 'Cheia este gata',
    madeText: 'Copiaz-o acum: mai târziu nu o mai poți vedea.',
    revoke: 'Revocă',
    revokeOf: (name: string) => `Revocă cheia „${name}”`,
    revoking: {
      title: 'Revoci cheia?',
      text: (name: string) =>
        `Programul care folosește cheia „${name}” încetează imediat să lucreze cu site-ul. O cheie revocată nu mai poate fi pornită.`,
      yes: 'Revocă cheia',
      no: 'O păstrez',
    },
  },
  webhooks: {
    title: 'Notificări către serverul tău',
    text: 'Scrie o adresă a serverului tău și îi trimitem o notificare când se întâmplă ceva cu anunțurile companiei. Fiecare cerere este semnată cu un secret. Dacă serverul nu răspunde, încercăm din nou timp de o zi.',
    none: 'Nu ai nicio adresă.',
    url: 'Adresa',
    urlHint: 'Începe cu https://, de exemplu https://magazin.md/webhook',
    events: 'Evenimente',
    actions: 'Acțiuni',
    allEvents: 'toate evenimentele',
    switchedOff:
      'oprită când ai restabilit accesul la cont: șterge-o și adaug-o din nou dacă este a ta',
    eventOf: {
      'advert.published': 'anunț publicat',
      'advert.rejected': 'anunț respins',
      'advert.suspended': 'anunț suspendat',
      'advert.archived': 'anunț arhivat',
      'advert.sold': 'anunț vândut',
      'message.received': 'mesaj primit',
      'offer.received': 'ofertă primită',
      'offer.changed': 'ofertă modificată',
    },
    add: 'Adresă nouă',
    make: 'Adaugă adresa',
    made: 'Adresa a fost adăugată. Acesta este secretul ei',
    madeText: 'Cu el verifici semnătura. Copiază-l acum: mai târziu nu îl mai poți vedea.',
    test: 'Test',
    testOf: (url: string) => `Trimite un test la ${url}`,
    remove: 'Șterge',
    removeOf: (url: string) => `Șterge adresa ${url}`,
    removing: {
      title: 'Ștergi adresa?',
      text: (url: string) =>
        `Nu mai trimitem nimic la ${url}, nici evenimentele care așteaptă, iar secretul adresei nu mai este valabil.`,
      yes: 'Șterge adresa',
      no: 'O păstrez',
    },
    sent: 'Evenimente recente',
    event: 'Eveniment',
    when: 'Când',
    host: 'Server',
    state: 'Stare',
    states: { due: 'de trimis', sent: 'livrat', dead: 'abandonat' },
    attempts: (count: number) =>
      plural('ro', count, { one: 'o încercare', few: '# încercări', other: '# de încercări' }),
    next: (time: string) => `următoarea: ${time}`,
    again: 'Trimite din nou',
    errorOf: (code: string) => errors[code] ?? code,
  },
}

/** A status of the server stands as it is. */
const errors: Readonly<Record<string, string>> = {
  bad_address: 'adresa nu este valabilă',
  not_public: 'adresa duce într-o rețea privată',
  not_found: 'serverul nu a fost găsit',
  unreachable: 'serverul nu răspunde',
  timed_out: 'serverul a răspuns prea târziu',
  unexpected: 'eroare neașteptată',
  switched_off: 'adresa a fost oprită',
  secret_lost: 'secretul nu mai este valabil: adaugă adresa din nou',
}

export type MyApi = Shape<typeof myApi>
