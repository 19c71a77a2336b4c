import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const adverts = (count: number) =>
  plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' })
const counted = (count: number, isCapped: boolean) =>
  isCapped ? `peste ${adverts(count)}` : adverts(count)

/** Loaded with the search and the categories alone. */
export const results = {
  understood: {
    missing: (words: string) => `Nu am găsit anunțuri cu „${words}”; le arătăm pe cele fără.`,
    without: (words: string) => `Fără „${words}”`,
    similar: 'Asemănătoare',
    wider: 'Arată și anunțurile care doar menționează aceste cuvinte',
    isWide: 'Arătăm și anunțurile care doar menționează aceste cuvinte.',
    narrower: 'Numai ce se potrivește',
    typed: (words: string) => `Ai scris „${words}”.`,
    exact: (words: string) => `Caută exact „${words}”`,
    also: (words: string) => `Am căutat și: ${words}.`,
    isExact: 'Arătăm numai anunțurile cu exact aceste cuvinte.',
    helpful: 'Caută și cuvinte apropiate',
  },
  relevance: 'Cele mai potrivite',
  ascending: (label: string) => `${label}: crescător`,
  descending: (label: string) => `${label}: descrescător`,
  perUnit: 'Preț pe unitate',
  categories: {
    label: 'Categoriile rezultatelor',
    all: 'Toate categoriile',
    elsewhere: 'Mai sunt în:',
  },
  compare: 'Compară',
  more: {
    button: 'Arată mai multe',
    shown: (shown: number, count: number, isCapped: boolean) =>
      `Afișate: ${shown} din ${counted(count, isCapped)}`,
    failed: 'Nu am putut încărca mai multe anunțuri. Încearcă din nou.',
  },
  map: {
    show: 'Hartă',
    hide: 'Listă',
    region: 'Anunțurile pe hartă',
    needsScript: 'Harta are nevoie de JavaScript. Mai jos sunt aceleași anunțuri, ca listă.',
    cluster: (count: number, city: string) =>
      city ? `${adverts(count)} lângă ${city}` : adverts(count),
    inBox: (count: number, isCapped: boolean) => `${counted(count, isCapped)} în această zonă`,
    capped: (count: string) =>
      `Se arată cele mai noi ${count}. Apropie harta ca să le vezi pe toate.`,
    failed: 'Nu am putut pune anunțurile pe hartă. Mișcă harta ca să încercăm din nou.',
    none: 'Nu sunt anunțuri în această parte a hărții.',
    whole: 'Arată toată Moldova',
    close: 'Închide anunțul',
    here: (count: number) => `${adverts(count)} în acest loc; acesta e cel mai nou.`,
  },
  ways: {
    hint: 'Verifică dacă ai scris corect sau caută cu mai puține cuvinte.',
    pastEnd: 'Pe această pagină nu mai sunt anunțuri.',
    firstPage: 'Mergi la prima pagină',
    browse: 'Răsfoiește categoriile',
    title: 'Încearcă altfel',
    without: (filter: string) => `Fără filtrul „${filter}”`,
    count: counted,
    nearest: 'Cele mai apropiate',
    missing: (word: string) => `Au toate cuvintele, în afară de „${word}”.`,
    places: 'În apropiere',
    away: (kilometres: string) => `la ${kilometres} km`,
    nowhere: (place: string) => `Nu cunoaștem localitatea „${place}”.`,
    inPlace: (place: string) => `Nu s-au găsit anunțuri în ${place}.`,
    everywhere: 'Caută în toată Moldova',
    save: 'Salvează căutarea și îți spunem când apare ceva:',
    filters: {
      radius: 'Rază',
      exact: 'Exact aceste cuvinte',
    },
  },
}

export type Results = Shape<typeof results>
