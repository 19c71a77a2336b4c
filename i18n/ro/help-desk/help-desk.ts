import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the screens of the help desk. */
export const helpDesk = {
  head: {
    title: `Asistență | ${site.name}`,
    description: `Ai nevoie de ajutor? Găsește răspunsul sau scrie echipei ${site.name}, cu sau fără cont.`,
  },
  title: 'Asistență',
  intro: 'Cu ce te putem ajuta? Alege subiectul.',
  mine: 'Solicitările mele',
  otherTopic: 'Alt subiect',
  matching: {
    title: 'Poate răspunsul este aici',
    none: 'Nu am găsit un articol despre asta.',
    solved: 'Da, asta căutam',
    write: 'Nu, scriu echipei',
    writeOnly: 'Scrie echipei',
  },
  solved: {
    title: 'Ne bucurăm că te-am ajutat!',
    text: 'Dacă mai apare ceva, suntem aici.',
    more: 'Altă întrebare',
  },
  form: {
    title: 'Scrie-ne',
    text: 'Ce s-a întâmplat',
    textHint: 'Spune-ne ce ai făcut, ce te așteptai să se întâmple și ce ai văzut.',
    advert: 'Despre ce anunț este vorba',
    advertHint: 'Linkul sau numărul anunțului.',
    noAdvert: 'Niciun anunț',
    contact: 'E-mail sau telefon mobil',
    contactHint: 'Aici îți trimitem un cod, ca să știm că ești tu, apoi răspunsul.',
    photos: 'Fotografii',
    photosHint:
      'Cel mult cinci imagini (JPEG, PNG, WebP, HEIC). Nu primim alte fișiere, nici măcar PDF.',
    photosWithoutScript: 'Fotografiile le poți trimite mai târziu, răspunzând la e-mailul nostru.',
    addPhotos: 'Adaugă fotografii',
    removePhoto: (name: string) => `Scoate fotografia ${name}`,
    talk: 'Trimite și discuția cu asistentul',
    talkTitle: 'Discuția cu asistentul',
    bot: 'Asistentul',
    me: 'Eu',
    submit: 'Trimite',
    loginHint: 'Ai cont? Intră și nu mai ai nevoie de cod.',
    login: 'Intră în cont',
  },
  code: {
    title: 'Scrie codul',
    text: (contact: string) =>
      `Am trimis un cod din cinci cifre la ${contact}. Este valabil 10 minute.`,
    label: 'Codul din cinci cifre',
    submit: 'Confirmă și trimite',
    again: 'Trimite alt cod',
    back: 'Schimbă ceva',
    kept: 'Ce ai scris se păstrează.',
  },
  list: {
    head: {
      title: `Solicitările mele | ${site.name}`,
      description: 'Solicitările tale și răspunsurile noastre.',
    },
    title: 'Solicitările mele',
    opened: (date: string) => `Trimisă: ${date}`,
    changed: (date: string) => `Ultima noutate: ${date}`,
    write: 'Scrie-ne',
    empty: {
      title: 'Nu ai nicio solicitare.',
      text: 'Când ne scrii, aici vezi răspunsurile.',
    },
  },
  ticket: {
    head: (number: string) => `Solicitarea ${number} | ${site.name}`,
    title: (number: string) => `Solicitarea ${number}`,
    secret:
      'Linkul acestei pagini este doar pentru tine: oricine îl are poate vedea solicitarea. Ți l-am trimis și la adresa sau numărul pe care l-ai confirmat.',
    states: {
      new: 'Nouă',
      open: 'În lucru',
      waiting: 'Așteaptă răspunsul tău',
      solved: 'Rezolvată',
      closed: 'Închisă',
    },
    next: {
      new: 'Am primit-o și îți răspundem cât putem de repede.',
      open: 'Ne ocupăm de ea.',
      waiting: 'Ți-am răspuns. Scrie-ne dacă mai este ceva.',
      solved: 'Dacă mai este ceva, scrie-ne și o redeschidem.',
      closed: 'Dacă scrii din nou, deschidem altă solicitare, legată de aceasta.',
    },
    follows: (number: string) => `Este continuarea solicitării ${number}.`,
    advert: 'Anunț:',
    messages: 'Mesaje',
    me: 'Tu',
    staff: `Echipa ${site.name}`,
    photo: (number: number) => `Fotografia ${number}`,
    leftOut: (count: number) => `Fișiere care nu s-au păstrat: ${count}`,
    byMail: 'Poți răspunde și la e-mailul nostru.',
    answer: 'Răspunsul tău',
    send: 'Trimite',
    solve: 'S-a rezolvat',
  },
  rating: {
    title: 'Te-am ajutat?',
    scores: { 1: 'Deloc', 2: 'Puțin', 3: 'Așa și așa', 4: 'Bine', 5: 'Foarte bine' },
    text: 'Ce putem face mai bine',
    send: 'Trimite nota',
    done: 'Mulțumim pentru notă!',
    given: (score: number) => `Nota ta: ${score} din 5`,
    required: 'Alege o notă.',
  },
}

export type HelpDesk = Shape<typeof helpDesk>
