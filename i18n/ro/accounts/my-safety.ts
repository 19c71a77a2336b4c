import { countedDays } from '../../counted.ts'
import { site as settings } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the page of one's own account alone. */
export const mySafety = {
  sessions: {
    title: 'Dispozitivele tale',
    text: 'Aici este deschis contul tău. Dacă nu recunoști un dispozitiv, deconectează-l și schimbă parola.',
    thisDevice: 'Acest dispozitiv',
    unknownDevice: 'Dispozitiv necunoscut',
    since: (day: string) => `În cont din ${day}`,
    seen: (when: string) => `Folosit ultima dată: ${when}`,
    end: 'Deconectează',
    /** Begins with what the button shows. */
    endOn: (device: string) => `Deconectează: ${device}`,
    endOthers: 'Deconectează toate celelalte dispozitive',
    ended: 'Dispozitivul a fost deconectat',
    othersEnded: 'Celelalte dispozitive au fost deconectate',
  },
  secondFactor: {
    title: 'Verificare în doi pași',
    text: 'Pe lângă parolă, la intrarea în cont îți cerem un cod din telefonul tău. Cine îți află parola tot nu poate intra.',
    isOn: 'Verificarea este pornită',
    isOff: 'Verificarea este oprită',
    codesLeft: (count: number) =>
      count === 0
        ? 'Nu mai ai coduri de recuperare.'
        : plural('ro', count, {
            one: 'Ți-a rămas un cod de recuperare.',
            few: 'Ți-au rămas # coduri de recuperare.',
            other: 'Ți-au rămas # de coduri de recuperare.',
          }),
    moreCodes: 'Ca să primești altele, oprește verificarea și pornește-o din nou.',
    start: 'Pornește verificarea',
    stop: 'Oprește verificarea',
    startText: 'Mai întâi scrie parola, ca să știm că ești tu.',
    stopText:
      'Scrie parola și un cod din aplicație sau un cod de recuperare. După oprire, contul este apărat doar de parolă, iar codurile de recuperare nu mai sunt valabile.',
    next: 'Continuă',
    turnedOn: 'Verificarea în doi pași este pornită',
    turnedOff: 'Verificarea în doi pași este oprită',
    scan: {
      title: 'Adaugă contul în aplicație',
      text: 'Deschide o aplicație de autentificare, de exemplu Google Authenticator sau Microsoft Authenticator, și scanează imaginea.',
      openApp: 'Deschide aplicația de pe acest telefon',
      qr: 'Cod QR pentru aplicația de autentificare',
      secretText: 'Nu o poți scana? Copiază în aplicație această cheie:',
      copy: 'Copiază cheia',
      copied: 'Cheia a fost copiată',
      code: 'Codul din aplicație',
      codeHint: 'Șase cifre, altele la fiecare 30 de secunde',
      confirm: 'Confirmă',
    },
    keep: {
      title: 'Păstrează codurile de recuperare',
      text: 'Dacă îți pierzi telefonul, intri în cont cu unul dintre aceste coduri. Fiecare funcționează o singură dată. Le vezi doar acum.',
      copy: 'Copiază codurile',
      copied: 'Codurile au fost copiate',
      download: 'Descarcă codurile',
      fileName: 'coduri-de-recuperare.txt',
      fileTitle: `Coduri de recuperare ${settings.name}, fiecare funcționează o singură dată`,
      done: 'Le-am păstrat',
    },
  },
  notCopied: 'Nu am putut copia. Selectează textul și copiază-l tu.',
  data: {
    title: 'Datele tale',
    text: 'Îți poți lua oricând o copie a datelor tale. Fișierul ZIP conține:',
    contents: [
      'contul, dispozitivele, anunțurile și favoritele, în format JSON',
      'fotografiile tale',
    ],
    download: 'Descarcă datele mele',
  },
  deletion: {
    title: 'Ștergerea contului',
    steps: (days: number) => [
      'Profilul și anunțurile tale dispar imediat de pe site, iar tu ieși din cont pe toate dispozitivele.',
      `Te poți răzgândi ${countedDays('ro', days)}: intri în cont și anulezi ștergerea.`,
      'Apoi ștergem totul definitiv. Nici noi nu mai putem aduce datele înapoi.',
    ],
    start: 'Șterge contul',
    ask: 'Ștergi contul?',
    askText: 'Profilul și anunțurile tale dispar imediat. Scrie parola ca să confirmi.',
    confirm: 'Da, șterge contul',
    failed: 'Profilul nu a putut fi șters.',
    done: 'Contul a fost șters',
    doneText: (day: string) =>
      `Până pe ${day} te poți răzgândi: intră în cont cu aceleași date și anulează ștergerea. După această zi datele se șterg definitiv.`,
    home: 'Mergi la pagina principală',
  },
}

export type MySafety = Shape<typeof mySafety>
