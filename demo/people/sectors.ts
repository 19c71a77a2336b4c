import type { Random } from '#demo/random.ts'

/** Slugs of sectors of Chișinău by the streets of `streets.ts` that lie in one of them. */
const ofStreets = {
  'chisinau-botanica': [
    'bd. Dacia',
    'bd. Traian',
    'bd. Cuza Vodă',
    'str. Decebal',
    'str. Independenței',
    'str. Burebista',
  ],
  'chisinau-buiucani': [
    'str. Alba Iulia',
    'str. Calea Ieșilor',
    'str. Ion Creangă',
    'str. Liviu Deleanu',
  ],
  'chisinau-centru': [
    'bd. Ștefan cel Mare și Sfânt',
    'bd. Grigore Vieru',
    'str. 31 August 1989',
    'str. Alexandru Bernardazzi',
    'str. Alexei Mateevici',
    'str. Armenească',
    'str. București',
    'str. Bulgară',
    'str. Columna',
    'str. Mihail Kogălniceanu',
    'str. Pușkin',
    'str. Sfatul Țării',
    'str. Tighina',
    'str. Vasile Alecsandri',
  ],
  'chisinau-ciocana': ['bd. Mircea cel Bătrân', 'str. Ginta Latină'],
  'chisinau-riscani': [
    'bd. Renașterii Naționale',
    'str. Andrei Doga',
    'str. Calea Orheiului',
    'str. Florilor',
    'str. Kiev',
    'str. Miron Costin',
    'str. Nicolae Dimo',
  ],
} as const

/** Where adverts on other streets are; an empty slug: the city without a sector. */
const others = {
  chisinau: [
    ...['chisinau-botanica', 'chisinau-botanica', 'chisinau-botanica', 'chisinau-botanica'],
    ...['chisinau-ciocana', 'chisinau-ciocana', 'chisinau-ciocana', 'chisinau-ciocana'],
    ...['chisinau-riscani', 'chisinau-riscani', 'chisinau-buiucani', 'chisinau-buiucani'],
    ...['', '', ''],
  ],
  balti: ['balti-centru', 'balti-dacia', 'balti-dacia', 'balti-pamanteni', 'balti-slobozia', ''],
} as const

/** The sector of a demo advert in a city; empty for none. In Chișinău it is the one its street is in. */
export function drawSector(random: Random, city: string, address: string): string {
  if (city !== 'chisinau' && city !== 'balti') return ''
  const drawn: string = random.pick<string>(others[city])
  if (city === 'balti') return drawn
  const ofStreet = Object.entries(ofStreets).find(([, streets]) =>
    streets.some((street) => address.startsWith(`${street} `)),
  )
  return ofStreet?.[0] ?? drawn
}
