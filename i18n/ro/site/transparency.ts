import { moderation } from '../console/moderation.ts'
import { site } from '#contract/site/site.ts'
import type { TransparencyReport } from '#contract/site/transparency.ts'
import type { Shape } from '../../texts.ts'

type Decision = TransparencyReport['decisions'][number]['decision']
type Restriction = TransparencyReport['restrictions'][number]['kind']
type Subject = TransparencyReport['reports'][number]['subject']

const decisions: Readonly<Record<Decision, string>> = {
  approve: 'Aprobate după verificare',
  reject: 'Respinse',
  suspend: 'Suspendate',
  unsuspend: 'Suspendări încheiate',
  reinstate: 'Publicate din nou după o contestație întemeiată',
  merge: 'Unite cu un anunț identic al aceleiași persoane',
  unmerge: 'Uniri anulate',
}

const restrictions: Readonly<Record<Restriction, string>> = {
  warning: 'Avertismente',
  posting: 'Fără dreptul de a publica',
  messages: 'Fără dreptul de a scrie mesaje',
  ban: 'Conturi blocate',
}

const subjects: Readonly<Record<Subject, string>> = {
  advert: 'anunțuri',
  profile: 'profiluri',
  message: 'mesaje',
  review: 'recenzii',
}

/** Public reports of what was reported and decided. */
export const transparency = {
  head: (month: string) => ({
    title: month
      ? `Raport de transparență, ${month} | ${site.name}`
      : `Raport de transparență | ${site.name}`,
    description: 'Ce s-a raportat pe site, ce am hotărât și cât a durat, lună de lună.',
  }),
  title: (month: string) => (month ? `Raport de transparență: ${month}` : 'Raport de transparență'),
  lead: 'Ce s-a raportat, ce am hotărât și cât a durat. Cifrele unei luni se calculează după încheierea ei și nu se mai schimbă.',
  none: 'Primul raport apare după încheierea primei luni.',
  months: 'Alte luni',
  monthNames: [
    ...['ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie'],
    ...['iulie', 'august', 'septembrie', 'octombrie', 'noiembrie', 'decembrie'],
  ],
  what: 'Ce',
  count: 'Câte',
  hours: (value: string) => `${value} h`,
  notKnown: '–',
  nothing: 'Nimic în această lună.',
  reports: {
    title: 'Reclamații primite',
    about: 'Fiecare reclamație este citită de un om. Nu avem notificatori de încredere desemnați.',
    total: 'Toate reclamațiile',
    ofVisitors: 'dintre care de la persoane fără cont',
    of: (code: string, subject: string) => `${code} (${subject})`,
    upheld: 'Considerate întemeiate în această lună',
    rejected: 'Considerate neîntemeiate în această lună',
    median: 'Durata mediană până la decizie',
    hidden: 'Anunțuri ascunse automat după mai multe reclamații, până la decizia unui om',
  },
  codes: {
    1: 'Înșelătorie',
    2: 'Ceva interzis',
    3: 'Categorie greșită',
    4: 'Spam sau repetare',
    5: 'Date greșite',
    6: 'Jignitor sau ilegal',
    10: 'Alt motiv',
  },
  subjects,
  decisions: {
    title: 'Decizii asupra anunțurilor',
    about:
      'Regulile automate rețin un anunț până îl vede un om sau îi cer autorului să-l corecteze înainte de a-l trimite; mai multe reclamații pot ascunde un anunț până la decizia unui om. Respingerile și suspendările le hotărăsc oameni; automat se încheie doar suspendările, la termen.',
    held: 'Anunțuri reținute de reguli până la decizia unui om',
    refused: 'Anunțuri pe care regulile au cerut să fie corectate înainte de trimitere',
    kinds: decisions,
    byTime: 'Suspendări încheiate automat, la termen',
    people: 'Decizii luate de oameni',
  },
  rules: {
    names: {
      ...moderation.rules,
      needs_look: 'Verificare de către un om',
      reported: 'Reclamații întemeiate',
    },
    other: 'Alt motiv',
    title: 'Regulile încălcate',
    about: 'Motivele respingerilor și ale suspendărilor; o decizie poate avea mai multe.',
  },
  appeals: {
    title: 'Contestații',
    about: 'O contestație este citită de altcineva decât cel care a decis.',
    received: 'Primite',
    upheld: 'Admise în această lună',
    rejected: 'Respinse în această lună',
    median: 'Durata mediană până la răspuns',
    late: 'Răspunsuri date după termen',
  },
  accounts: {
    title: 'Conturi',
    about:
      'Restricții pentru încălcarea regulilor. Numărul conturilor folosite arată cât de mare este site-ul; vizitatorii fără cont nu sunt urmăriți, așa că nu intră aici.',
    kinds: restrictions,
    active: 'Conturi folosite în această lună',
  },
  scope: {
    title: 'Ce nu este aici',
    text: 'Raportul urmează articolele 15 și 24 din Regulamentul (UE) 2022/2065 (DSA), în măsura în care se aplică. Ordinele autorităților și litigiile soluționate extrajudiciar nu sunt înregistrate în acest sistem, de aceea lipsesc din cifre.',
  },
}

export type Transparency = Shape<typeof transparency>
