import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const adverts = (count: number) =>
  plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' })
const days = (count: number) =>
  plural('ro', count, { one: '# zi', few: '# zile', other: '# de zile' })

/** Loaded with lists alone. */
export const filters = {
  close: 'Închide filtrele',
  show: (count: number, isCapped: boolean) =>
    isCapped ? `Arată peste ${adverts(count)}` : `Arată ${adverts(count)}`,
  showNone: 'Niciun anunț',
  hides: (count: number) => `Filtrele ascund ${adverts(count)}.`,
  clear: 'Șterge filtrele',
  clearShort: 'Șterge',
  clearKeeps: (words: string) => `Căutarea „${words}” rămâne.`,
  chosen: (count: number) =>
    plural('ro', count, { one: '# ales', few: '# alese', other: '# de alese' }),
  category: 'Categorie',
  anyCategory: 'Toate categoriile',
  place: {
    title: 'Localitate',
    any: 'Toată Moldova',
    add: 'Adaugă o localitate',
    recent: 'Căutate recent',
    main: 'Principale',
    districts: 'Raioane și municipii',
    /** "Tot raionul Orhei", "Tot municipiul Bălți", "Toată UTA Găgăuzia". */
    wholeOf: (district: string) =>
      district.startsWith('raionul')
        ? `Tot ${district}`
        : district.replace(/^(.*) mun\.$|^/, (_, city) =>
            city ? `Tot municipiul ${city}` : 'Toată ',
          ),
    find: 'Scrie numele localității',
    none: 'Nu am găsit localitatea. Verifică primele litere ale numelui.',
    failed: 'Nu am putut încărca localitățile. Încearcă din nou.',
    done: 'Gata',
    chosen: 'Localități alese',
    drop: (place: string) => `Scoate: ${place}`,
    full: (count: number) => `Poți alege cel mult ${count} localități odată.`,
    radius: 'Distanța',
    radiusNone: 'Doar în localitate',
    radiusOf: (km: string) => `Până la ${km} km`,
    near: 'Lângă mine',
    nearMe: 'Lângă mine',
    nearAsking: 'Aflăm unde ești…',
    nearHint: 'Poziția e rotunjită la un kilometru și rămâne în adresa paginii.',
    nearDenied:
      'Browserul nu ne-a dat voie să aflăm unde ești. Schimbă permisiunea sau alege o localitate.',
    nearFailed: 'Nu am aflat unde ești. Încearcă din nou sau alege o localitate.',
  },
  price: {
    title: 'Preț',
    min: 'Preț minim',
    max: 'Preț maxim',
    currency: 'Valuta prețului',
    currencies: { MDL: 'lei', EUR: 'euro', USD: 'dolari' },
    rate: (unit: string, lei: string, date: string) => `${unit} = ${lei} lei (BNM, ${date})`,
    lei: (amount: string) => `${amount} lei`,
  },
  from: 'de la',
  to: 'până la',
  rangeFrom: (label: string) => `${label}, de la`,
  rangeTo: (label: string) => `${label}, până la`,
  handleFrom: (label: string) => `Cursorul minimului: ${label}`,
  handleTo: (label: string) => `Cursorul maximului: ${label}`,
  rangeNow: (range: string) => `În anunțuri: ${range}`,
  all: (count: number) => `Arată toate (${count})`,
  find: (label: string) => `Caută: ${label}`,
  none: 'Nu există așa ceva în listă.',
  parentFirst: (label: string) =>
    label === 'Marcă' ? 'Alege mai întâi marca.' : `Alege mai întâi „${label}”.`,
  yes: 'Da',
  seller: {
    title: 'Vânzător',
    all: 'Toți',
    personal: 'Persoane fizice',
    company: 'Companii',
  },
  conditions: {
    title: 'Condiții',
    photo: 'Cu fotografii',
    negotiable: 'Preț negociabil',
    free: 'Gratis',
    exchange: 'Schimb posibil',
  },
  period: {
    title: 'Publicat',
    any: 'Oricând',
    today: 'Azi',
    last: (count: number) => `În ultimele ${days(count)}`,
  },
  applied: {
    title: 'Filtre aplicate',
    remove: (filter: string) => `Scoate filtrul: ${filter}`,
    from: (value: string) => `de la ${value}`,
    to: (value: string) => `până la ${value}`,
    named: (label: string, value: string) => `${label}: ${value}`,
    around: (place: string, km: string) => `${place} + ${km} km`,
    nearMe: 'lângă mine',
    nearMeWithin: (km: string) => `lângă mine, ${km} km`,
    box: 'zona de pe hartă',
    today: 'publicat azi',
    last: (count: number) => `ultimele ${days(count)}`,
  },
}

export type FilterTexts = Shape<typeof filters>
