import { plural } from '../../plural.ts'
import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the screens that show reviews. */
export const reviews = {
  head: {
    title: `Recenzii | ${site.name}`,
    description: 'Recenziile pe care le-ai primit și cele pe care le-ai scris.',
  },
  title: 'Recenziile mele',
  tabs: 'Recenzii după autor',
  received: 'Primite',
  written: 'Scrise',
  noneReceived: 'Încă nu ai primit recenzii.',
  noneReceivedText: 'După o înțelegere, cei cu care ai vorbit pot scrie cum a fost.',
  noneWritten: 'Încă nu ai scris recenzii.',
  noneWrittenText: 'După ce vorbești cu cineva despre un anunț, poți scrie aici cum a fost.',
  waiting: {
    title: 'Așteaptă o recenzie',
    text: 'Ați vorbit despre aceste anunțuri. Cum a fost?',
    write: 'Scrie o recenzie',
    more: (count: number) => `Arată încă ${count}`,
    of: (name: string, title: string) => `Scrie o recenzie despre ${name}: ${title}`,
  },
  profile: {
    title: 'Recenzii',
    none: 'Nicio recenzie încă.',
    more: 'Arată mai multe recenzii',
  },
  count: (count: number) =>
    plural('ro', count, { one: '# recenzie', few: '# recenzii', other: '# de recenzii' }),
  average: (average: string) => `${average} din 5`,
  stars: (count: number) =>
    plural('ro', count, { one: '# stea', few: '# stele', other: '# stele' }),
  distribution: 'Recenzii după numărul de stele',
  erased: 'Cont șters',
  /** About an advert. */
  about: 'Despre:',
  edited: 'modificată',
  answerOf: (name: string) => `Răspunsul lui ${name}`,
  answer: 'Răspunde',
  edit: 'Modifică',
  flag: 'Raportează',
  flagOf: (name: string) => `Raportează recenzia scrisă de ${name}`,
  reportOf: (name: string) => `Raportează recenzia scrisă de ${name}`,
  sealed: (date: string) =>
    `O vezi doar tu, până când scrie și cealaltă persoană, dar cel târziu până pe ${date}.`,
  hidden: 'Un moderator a ascuns această recenzie.',
  /** Behind the reasons, with the way to the help desk. */
  object: { question: 'Nu ești de acord?', way: 'Scrie asistenței' },
  form: {
    title: (name: string) => `Recenzie despre ${name}`,
    stars: 'Câte stele dai?',
    text: 'Cum a fost?',
    hint: 'Scrie ce le-ar fi de folos altora: descrierea, punctualitatea, înțelegerea.',
    send: 'Trimite recenzia',
    sent: 'Recenzia a fost trimisă.',
    sealed:
      'Recenzia se vede după ce scrie și cealaltă persoană sau peste 14 zile. O poți modifica 14 zile.',
    save: 'Salvează',
    saved: 'Recenzia a fost modificată.',
  },
  answering: {
    title: 'Răspunde la recenzie',
    text: 'Răspunsul tău',
    hint: 'Poți răspunde o singură dată, iar răspunsul îl văd toți.',
    send: 'Trimite răspunsul',
    sent: 'Răspunsul a fost trimis.',
  },
  flagging: {
    title: 'Raportează recenzia',
    why: 'Ce este în neregulă?',
    codes: {
      1: 'Înșelătorie',
      2: 'Lucruri interzise',
      3: 'Nu este despre acest anunț',
      4: 'Repetată sau spam',
      5: 'Conține date de contact',
      6: 'Jignește sau încalcă legea',
      10: 'Altceva',
    },
    text: 'Spune-ne mai mult',
    hint: 'Un moderator citește recenzia și decide.',
    send: 'Trimite',
    sent: 'Mulțumim. Un moderator se va uita la recenzie.',
  },
  cancel: 'Renunță',
}

export type Reviews = Shape<typeof reviews>
