import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the list of saved searches, the dialog that saves one and the page that stops mails. */
export const savedSearches = {
  head: {
    title: `Căutări salvate | ${site.name}`,
    description: 'Căutările pe care le-ai salvat, ce a apărut nou în ele și cât de des îți scriem.',
  },
  stopHead: {
    title: `Oprește e-mailurile | ${site.name}`,
    description: 'Printr-o singură apăsare nu mai primești aceste e-mailuri.',
  },
  title: 'Căutări salvate',
  form: {
    title: 'Salvează căutarea',
    text: 'Când apare un anunț potrivit, te anunțăm pe site, la Notificări.',
    name: 'Numele căutării',
    frequency: 'E-mailuri cu anunțuri noi',
    noEmail: 'Contul tău nu are adresă de e-mail: până adaugi una, te anunțăm numai pe site.',
    addEmail: 'Adaugă o adresă de e-mail',
    submit: 'Salvează',
    done: 'Căutarea este salvată.',
    unnamed: 'Toate anunțurile',
  },
  frequencies: {
    now: 'Imediat',
    daily: 'Zilnic, dimineața',
    weekly: 'Săptămânal, luni dimineața',
    never: 'Fără e-mailuri',
  },
  /** The count stops at a hundred. */
  fresh: (count: number) =>
    count >= 100
      ? 'Peste 100 de anunțuri noi'
      : plural('ro', count, {
          one: '# anunț nou',
          few: '# anunțuri noi',
          other: '# de anunțuri noi',
        }),
  nothingFresh: 'Nimic nou',
  savedAt: (date: string) => `Salvată pe ${date}`,
  lookedFor: 'Ce cauți',
  mails: 'E-mailuri',
  mailsOf: (name: string) => `E-mailuri pentru „${name}”`,
  apply: 'Schimbă',
  frequencyDone: {
    now: 'Îți scriem imediat ce apare ceva.',
    daily: 'Îți scriem o dată pe zi, dimineața.',
    weekly: 'Îți scriem o dată pe săptămână, luni dimineața.',
    never: 'Nu-ți mai scriem. Pe site te anunțăm în continuare.',
  },
  rename: 'Redenumește',
  renameDone: 'Căutarea are un nume nou.',
  cancel: 'Renunță',
  remove: {
    button: 'Șterge',
    of: (name: string) => `Șterge căutarea „${name}”`,
    title: 'Ștergi căutarea?',
    text: (name: string) => `Nu te mai anunțăm când apar anunțuri noi în „${name}”.`,
    yes: 'Șterge',
    no: 'O păstrez',
    done: 'Căutarea a fost ștearsă.',
  },
  empty: {
    title: 'Încă nu ai căutări salvate.',
    text: 'Caută ce îți trebuie și apasă „Salvează căutarea”: te anunțăm când apare ceva nou.',
    browse: 'Caută anunțuri',
  },
  stop: {
    title: 'Oprește e-mailurile',
    text: 'Nu-ți mai trimitem e-mailuri ca acela din care ai venit. Pe site, la Notificări, te anunțăm în continuare.',
    button: 'Nu mai vreau aceste e-mailuri',
    done: (name: string) => `Nu mai trimitem e-mailuri pentru „${name}”`,
    donePrices: 'Nu mai trimitem e-mailuri despre prețuri reduse',
    doneMessages: 'Nu mai trimitem e-mailuri despre mesaje necitite',
    doneAdverts: 'Nu mai trimitem e-mailuri despre anunțurile tale',
    doneNotifications: 'Nu mai trimitem e-mailuri cu notificări',
    doneNotificationsText:
      'Pe site, la Notificări, le găsești în continuare pe toate. Acolo alegi și despre ce să-ți scriem.',
    doneMessagesText: 'Pe site, la Mesaje, le găsești în continuare pe toate.',
    doneText: 'Căutarea rămâne salvată. Te poți răzgândi oricând.',
    donePricesText:
      'Pe site, la Notificări, afli în continuare când se ieftinește ceva din favorite.',
    mine: 'Căutările mele salvate',
    bad: 'Acest link nu funcționează',
    badText:
      'Poate nu s-a copiat în întregime sau căutarea nu mai există. Poți opri e-mailurile și din lista căutărilor tale.',
    wait: 'Așteaptă puțin',
  },
}

export type SavedSearches = Shape<typeof savedSearches>
