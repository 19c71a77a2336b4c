import type { AttributeType } from '#contract/rules/categories/editing.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const types: Readonly<Record<AttributeType, string>> = {
  enum: 'o opțiune din listă',
  multi: 'mai multe opțiuni din listă',
  int: 'număr întreg',
  number: 'număr cu zecimale',
  bool: 'da sau nu',
  text: 'text scurt',
}

const adverts = (n: number) =>
  plural('ro', n, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' })

/** Editing of categories, attributes and options. */
export const categoryEditing = {
  head: { title: 'Categorii · Consola', description: 'Categorii, caracteristici și opțiuni.' },
  title: 'Categorii',
  about:
    'Ce modifici aici se vede imediat pe site. Înainte de salvare îți arătăm ce înseamnă modificarea pentru anunțurile existente.',
  all: 'Toate categoriile',
  adverts,
  hidden: 'ascunsă',
  edit: 'Modifică',
  attributes: 'Caracteristici',
  noSubcategories: 'Nu există încă subcategorii.',
  addSubcategory: 'Adaugă o subcategorie',
  addCategory: 'Adaugă o categorie',
  newCategory: 'Categorie nouă',
  merge: 'Unește cu altă subcategorie',
  merged: 'Subcategoriile sunt unite.',
  addGroup: 'Adaugă un grup',
  editOf: (name: string) => `Modifică: ${name}`,
  attributesOf: (name: string) => `Caracteristici: ${name}`,
  addTo: (name: string) => `Adaugă în: ${name}`,
  up: (name: string) => `Mută mai sus: ${name}`,
  down: (name: string) => `Mută mai jos: ${name}`,
  ordered: 'Ordinea este salvată.',
  saved: 'Salvat. Se vede deja pe site.',
  added: 'Adăugat. Se vede deja pe site.',
  form: {
    labels: 'Denumirea',
    languages: { ro: 'în română', ru: 'în rusă', en: 'în engleză' },
    now: (text: string) => `Salvat acum: ${text}`,
    maxImages: 'Fotografii la un anunț',
    lifeDays: 'Zile până la arhivare',
    group: 'Grupul',
    isOffered: 'Se poate alege la publicare și apare în meniu',
    icon: 'Pictograma',
    color: 'Culoarea',
    into: 'Unde trec anunțurile',
    choose: 'Alege subcategoria',
    mergeHint:
      'Anunțurile, ciornele și căutările salvate trec în cealaltă subcategorie; adresa celei vechi duce acolo, iar ea nu se mai poate alege.',
    like: 'Caracteristicile sunt ca la',
    likeNone: 'fără caracteristici',
    review: 'Verifică și salvează',
    add: 'Adaugă',
    cancel: 'Renunță',
    conflict:
      'Altcineva a făcut modificări între timp. Ce ai scris a rămas aici, iar lângă câmpuri vezi ce este salvat acum. Dacă salvezi din nou, rămâne varianta ta.',
  },
  scope: {
    label: 'Modificarea este pentru',
    own: 'doar această subcategorie',
    all: (n: number) =>
      plural('ro', n, {
        one: 'această subcategorie și încă una cu aceleași caracteristici',
        few: 'această subcategorie și încă # cu aceleași caracteristici',
        other: 'această subcategorie și încă # de subcategorii cu aceleași caracteristici',
      }),
    names: (names: string) => `Aceleași caracteristici au și: ${names}.`,
  },
  effects: {
    title: 'Ce se schimbă',
    none: 'Nimic nu se schimbă pentru anunțurile existente.',
    adverts: (n: number) => `În subcategoriile vizate: ${adverts(n)}.`,
    having: (n: number) => `Au completată caracteristica: ${adverts(n)}.`,
    lacking: (n: number) =>
      `Nu au caracteristica devenită obligatorie: ${adverts(n)}. Rămân publice; caracteristica va fi cerută la următoarea modificare.`,
    beyond: (n: number) =>
      `Au un număr în afara noilor limite: ${adverts(n)}. Rămân publice; numărul va trebui corectat la următoarea modificare.`,
    option: (name: string, n: number) => `Opțiunea „${name}”: ${adverts(n)}.`,
    unfit: (name: string, n: number) =>
      `„${name}” nu există în cealaltă subcategorie: ${adverts(n)} păstrează valoarea fără să o arate, până când proprietarul modifică anunțul.`,
    moved: 'Anunțurile rămân publice și își schimbă subcategoria.',
    kept: 'Anunțurile rămân publice și își păstrează datele.',
    drafts: (n: number) =>
      plural('ro', n, {
        one: '# ciornă își pierde subcategoria.',
        few: '# ciorne își pierd subcategoria.',
        other: '# de ciorne își pierd subcategoria.',
      }),
    searches: (n: number) =>
      plural('ro', n, {
        one: '# căutare salvată folosește ce se schimbă.',
        few: '# căutări salvate folosesc ce se schimbă.',
        other: '# de căutări salvate folosesc ce se schimbă.',
      }),
    subcategories: (names: string) => `Este vorba de: ${names}.`,
    save: 'Salvează',
    back: 'Înapoi la formular',
  },
  attribute: {
    none: 'Această subcategorie nu are caracteristici.',
    columns: {
      name: 'Caracteristica',
      type: 'Tipul',
      options: 'Opțiuni',
      adverts: 'Anunțuri',
      acts: 'Ordinea',
    },
    required: 'obligatorie',
    filter: 'filtru',
    hidden: 'ascunsă',
    add: 'Adaugă o caracteristică',
    type: 'Tipul',
    types,
    typeHint: 'Tipul nu mai poate fi schimbat după adăugare.',
    isRequired: 'Obligatorie la publicare',
    isFilterable: 'Cumpărătorii pot filtra după ea',
    isOffered: 'Se completează la publicare',
    unit: 'Unitatea',
    unitHint: 'De exemplu km, m², kg.',
    min: 'Cel puțin',
    max: 'Cel mult',
    cardPlace: 'Locul în rândul de pe card',
    cardPlaceHint: 'De la 1 la 6; 0: nu apare.',
    dependsOn: 'Opțiunile depind de',
    independent: 'nimic, o singură listă',
    dependsOnHint: 'De exemplu modelele depind de marcă: fiecare marcă are lista ei.',
    first: 'Primele opțiuni',
    firstHint: 'Câte una pe rând, în trei limbi: română | rusă | engleză.',
    firstWrong: 'Fiecare rând are trei denumiri, despărțite prin |.',
    facts: 'Date generale',
  },
  options: {
    title: 'Opțiuni',
    parent: 'Lista pentru',
    none: 'Lista este goală.',
    columns: { order: 'Ordinea', adverts: 'Anunțuri', isOffered: 'Se oferă' },
    isOffered: (name: string) => `Se oferă: ${name}`,
    labelOf: (language: string, at: number) => `Opțiunea ${at}, ${language}`,
    add: 'Adaugă o opțiune',
    count: (n: number) =>
      plural('ro', n, { one: '# opțiune', few: '# opțiuni', other: '# de opțiuni' }),
    mergeTitle: 'Unește două opțiuni',
    mergeAbout:
      'Anunțurile și căutările salvate cu prima opțiune o primesc pe a doua, iar prima dispare din listă. Unirea nu poate fi anulată.',
    mergeFate: 'Anunțurile cu opțiunea care dispare o primesc pe cea care rămâne.',
    from: 'Dispare',
    into: 'Rămâne',
    choose: 'alege',
    merge: 'Verifică și unește',
  },
}

export type CategoryEditing = Shape<typeof categoryEditing>
