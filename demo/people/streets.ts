import type { Random } from '#demo/random.ts'

/** `kind` of places.json: smaller places have fewer street names and blocks of flats. */
export type PlaceKind = 'city' | 'town' | 'village'

const everywhere = [
  'str. Ștefan cel Mare',
  'str. Mihai Eminescu',
  'str. 31 August 1989',
  'str. Independenței',
  'str. Alexandru cel Bun',
  'str. Vasile Alecsandri',
  'str. Ion Creangă',
  'str. Grigore Vieru',
] as const

const inTowns = [
  ...everywhere,
  'str. Alexei Mateevici',
  'str. Libertății',
  'str. Păcii',
  'str. Victoriei',
  'str. Decebal',
  'str. Burebista',
  'str. Vasile Lupu',
  'str. Mihail Kogălniceanu',
  'str. Constantin Stere',
  'str. Ion Vodă cel Cumplit',
] as const

const inCities = [
  ...inTowns,
  'bd. Ștefan cel Mare și Sfânt',
  'bd. Dacia',
  'bd. Mircea cel Bătrân',
  'bd. Traian',
  'bd. Grigore Vieru',
  'bd. Renașterii Naționale',
  'bd. Cuza Vodă',
  'str. Alba Iulia',
  'str. Kiev',
  'str. Izmail',
  'str. București',
  'str. Armenească',
  'str. Pușkin',
  'str. Vasile Pârvan',
  'str. Bulgară',
  'str. Tighina',
  'str. Columna',
  'str. Calea Ieșilor',
  'str. Calea Orheiului',
  'str. Ion Luca Caragiale',
  'str. Nicolae Iorga',
  'str. Sfatul Țării',
  'str. Alexandru Bernardazzi',
  'str. Lev Tolstoi',
  'str. Miron Costin',
  'str. Andrei Doga',
  'str. Florilor',
  'str. Liviu Deleanu',
  'str. Ginta Latină',
  'str. Nicolae Dimo',
  'str. Vasile Coroban',
] as const

const streets = { city: inCities, town: inTowns, village: everywhere } as const
const highestHouse = { city: 160, town: 90, village: 60 } as const
const flatShare = { city: 0.65, town: 0.3, village: 0 } as const

/** A street address in Romanian without the place, e.g. "str. Ștefan cel Mare 64, ap. 12". */
export function drawAddress(random: Random, kind: PlaceKind = 'city'): string {
  const house = `${random.pick<string>(streets[kind])} ${houseNumber(random, kind)}`
  return random.chance(flatShare[kind]) ? `${house}, ap. ${random.int(1, 90)}` : house
}

function houseNumber(random: Random, kind: PlaceKind): string {
  const number = random.int(1, highestHouse[kind])
  return random.chance(0.12) ? `${number}/${random.int(1, 4)}` : String(number)
}
