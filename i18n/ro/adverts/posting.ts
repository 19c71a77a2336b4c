import type { AdvertFieldName } from '#contract/rules/advert/advert-fields.ts'
import { countedDays, countedTimes } from '../../counted.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Of every field that `advertFields` declares. */
type Labels = Readonly<Record<AdvertFieldName, string> & Record<string, unknown>>

export const posting = {
  saved: 'Salvat',
  saving: 'Se salvează…',
  notSaved: 'Nesalvat încă: îl trimitem când revine internetul. Ce ai scris este păstrat aici',
  keptHere: 'Păstrat în acest browser.',
  ended: 'Sesiunea s-a încheiat. Ce ai scris este păstrat în acest browser.',
  refused: 'Nesalvat: un câmp nu este completat corect',
  conflict: {
    state: 'Nesalvat: ciorna a fost schimbată în altă fereastră.',
    title: 'Ciorna a fost schimbată în altă fereastră',
    text: 'Cât ai scris aici, cineva cu contul tău a salvat altceva. Acolo este altfel:',
    mine: 'Păstrează ce am scris aici',
    other: 'Ia ce este în cealaltă fereastră',
    quote: (text: string) => `„${text}”`,
  },
  resumed: 'Continui un anunț început mai devreme.',
  drafts: 'Ciornele tale',
  startNew: 'Începe altul',
  startedNew: 'Ai început un anunț nou.',
  undo: 'Adu-l înapoi',
  login: {
    guest: 'Confirmă numărul ca să publici',
    guestDraft: 'Confirmă numărul ca să salvezi',
    guestText: 'Îți trimitem un cod prin SMS. Fără parolă: o poți alege mai târziu.',
    title: 'Intră în cont ca să mergi mai departe',
    text: 'Ce ai scris rămâne aici și se salvează în contul tău.',
    link: 'Intră în cont',
  },
  named: {
    label: 'Cum te cheamă?',
    hint: 'Cumpărătorii văd acest nume lângă anunț.',
    save: 'Salvează numele',
    done: 'Numele este salvat.',
    password: 'Alege și o parolă',
  },
  phone: {
    title: 'Confirmă-ți numărul de telefon',
    text: 'Publicăm doar anunțurile celor cu un număr confirmat. Anunțul tău este salvat și te așteaptă aici.',
    link: 'Confirmă numărul',
  },
  back: 'Înapoi la formular',
  /** What was read from the title, as chips. */
  read: {
    title: 'Am citit din titlu. Atinge ca să corectezi.',
    empty: 'Categoria și caracteristicile le citim din titlu.',
    choose: 'Aleg eu categoria',
    correct: (text: string) => `${text}. Corectează`,
    remove: (text: string) => `Scoate: ${text}`,
  },
  more: {
    required: 'Mai spune și',
    what: 'Categoria și caracteristicile',
    text: 'Descrierea și limba',
    terms: 'Condiții, adresă și hartă',
    phone: 'Numărul de telefon',
    preview: 'Vezi cum va arăta',
  },
  errors: 'Mai sunt lucruri de corectat',
  /** Below the lines that `advertFields` declares. */
  fieldHints: { address: 'Se vede în anunț. Este de ajuns strada.' } satisfies Labels,
  fields: {
    language: 'Limba anunțului',
    category: 'Categoria',
    subcategory: 'Subcategoria',
    choose: 'Alege…',
    title: 'Titlul',
    titleHint: 'Ce vinzi, pe scurt: marca, modelul, mărimea.',
    proposals: 'Se potrivește aici?',
    description: 'Descrierea',
    descriptionHint: 'Starea, ce este inclus, de ce vinzi. Fără numere de telefon.',
    left: (count: number) =>
      plural('ro', count, {
        one: 'A mai rămas un caracter',
        few: 'Au mai rămas # caractere',
        other: 'Au mai rămas # de caractere',
      }),
    over: (count: number) =>
      plural('ro', count, {
        one: 'Cu un caracter prea mult',
        few: 'Cu # caractere prea mult',
        other: 'Cu # de caractere prea mult',
      }),
    price: 'Prețul',
    priceHint: 'Lasă gol dacă prețul este la înțelegere.',
    readAs: (price: string) => `Se va vedea: ${price}`,
    isItFree: 'Prețul este 0. Dai gratis sau prețul este la înțelegere?',
    currency: 'Valuta',
    negotiable: 'Preț negociabil',
    free: 'Dau gratis',
    exchange: 'Schimb posibil',
    like: (low: string, high: string, middle: string) =>
      `Anunțurile asemănătoare costă de obicei în jur de ${middle} lei (${low}–${high} lei).`,
    place: 'Localitatea',
    placeHint: 'Scrie primele litere și alege din listă.',
    sector: 'Sectorul sau cartierul (opțional)',
    sectorNone: 'Nu indic',
    address: 'Adresa (opțional)',
    showPhone: 'Arată numărul meu de telefon cumpărătorilor',
    showPhoneHint:
      'Numărul nu apare în anunț: îl vede doar cine apasă „Arată numărul”. Dacă îl ascunzi, cumpărătorii îți pot scrie mesaje și îți pot face oferte pe site.',
    details: 'Caracteristici',
    min: (value: string) => `Cel puțin ${value}`,
    max: (value: string) => `Cel mult ${value}`,
  } satisfies Labels,
  describe: {
    write: 'Scrie descrierea în locul meu',
    busy: 'Se scrie…',
    hint: 'Din titlu și caracteristici; o poți schimba apoi.',
    first: 'Mai întâi scrie titlul și alege subcategoria.',
    done: 'Descrierea este gata. Citește-o și schimb-o cum vrei.',
    undo: 'Pune la loc ce era',
    replace: {
      title: 'Înlocuiești descrierea?',
      text: 'Descrierea nouă ia locul celei pe care ai scris-o. O poți pune la loc imediat după aceea.',
      yes: 'Înlocuiește',
      no: 'O păstrez pe a mea',
    },
  },
  translations: {
    more: 'Textul în alte limbi (opțional)',
    hint: 'Cine citește site-ul în altă limbă vede anunțul în limba lui.',
    title: { ro: 'Titlul în română', ru: 'Titlul în rusă', en: 'Titlul în engleză' },
    description: {
      ro: 'Descrierea în română',
      ru: 'Descrierea în rusă',
      en: 'Descrierea în engleză',
    },
  },
  map: {
    show: 'Arată pe hartă',
    hide: 'Ascunde harta',
    hint: 'Apasă pe hartă ca să pui pinul. Îl poți trage sau muta cu tastele cu săgeți.',
    put: 'Pune pinul în mijlocul hărții',
    remove: 'Scoate pinul',
    at: (km: string, place: string) => `Pinul este la ${km} km de centrul localității ${place}.`,
    inMiddle: (place: string) => `Pinul este în centrul localității ${place}.`,
    isPut: 'Pinul este pus. Alege și localitatea, ca să vedem dacă se potrivesc.',
    far: (km: string, place: string) =>
      `Pinul este la ${km} km de localitatea ${place}. Mută-l mai aproape sau alege localitatea în care se află.`,
    find: 'Găsește adresa',
    findHint: 'Adresa este căutată abia când apeși.',
    found: 'Pinul este la adresă. Verifică-l.',
    notFound: 'Nu am găsit strada. Harta arată localitatea: pune tu pinul.',
    exact: 'Arată cumpărătorilor locul exact',
    exactHint: 'Altfel văd doar cartierul, aproximativ.',
  },
  finish: {
    title: 'Așa îl vor vedea cumpărătorii',
    missing: 'Înainte de publicare mai lipsește:',
    noImages: 'Fără fotografii. Anunțurile cu fotografii se vând mai repede.',
    addImages: 'Adaugă fotografii',
    phoneShown:
      'Numărul tău îl vede cine apasă „Arată numărul”. Cumpărătorii îți pot scrie și mesaje.',
    phoneHidden: 'Numărul tău este ascuns: cumpărătorii îți pot scrie doar mesaje pe site.',
    showPhone: 'Arată numărul meu',
    phoneShort: 'Îl vede cine apasă „Arată numărul”.',
    phoneHiddenShort: 'Ascuns; cumpărătorii îți scriu pe site.',
    like: 'Adaugă unul la fel',
    share: 'Distribuie',
    publish: 'Publică anunțul',
    rulesHold: 'Înainte de publicare, anunțul va fi verificat de un moderator:',
    rulesRefuse: 'În forma aceasta, anunțul nu poate fi publicat:',
    rulesFix: 'Corectează',
    saveDraft: 'Salvează ca ciornă',
    draftSaved: 'Ciorna este salvată',
    draftText: (days: number) =>
      `O găsești la Anunțuri și o poți publica oricând. O păstrăm ${countedDays('ro', days)} de la ultima schimbare.`,
    uploading: (count: number) =>
      plural('ro', count, {
        one: 'Se mai încarcă o fotografie. Anunțul se publică după ce ajunge.',
        few: 'Se mai încarcă # fotografii. Anunțul se publică după ce ajung.',
        other: 'Se mai încarcă # de fotografii. Anunțul se publică după ce ajung.',
      }),
    progress: 'Încărcarea fotografiilor',
    failed: (count: number) =>
      plural('ro', count, {
        one: 'O fotografie nu a ajuns.',
        few: '# fotografii nu au ajuns.',
        other: '# de fotografii nu au ajuns.',
      }),
    retry: 'Încearcă din nou',
    mine: 'Anunțurile mele',
    done: 'Anunțul este publicat',
    doneText: 'Toți îl găsesc de acum în categorie și în căutare.',
    review: 'Anunțul este la verificare',
    reviewText: 'Îl citim înainte să-l arătăm tuturor. Starea lui o vezi la Anunțurile mele.',
    promote: (times: number, days: number) =>
      `Vrei să fie văzut de mai mulți? De la Anunțurile mele îl poți promova gratuit, pe primul loc în listă: o dată pe zi, ${countedTimes('ro', times)} în ${countedDays('ro', days)}.`,
    see: 'Vezi anunțul',
    seePreview: 'Vezi cum arată',
    another: 'Adaugă încă unul',
  },
}

export type Posting = Shape<typeof posting>
