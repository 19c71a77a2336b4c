import { presentYear, areaRange, yearRange } from './plausible-ranges.ts'
import type { AttributeValue, AttributeValues } from './attribute-definition.ts'
import type { Random } from '#demo/random.ts'

export interface DrawContext {
  /** Fixed values of the good and values drawn so far. */
  readonly values: AttributeValues
  /** Keys of the whole attribute set, which distinguish a phone from a laptop and a house from a flat. */
  readonly keys: ReadonlySet<string>
  readonly random: Random
}

type Draw = (context: DrawContext) => AttributeValue | undefined

/** Attributes whose random values would contradict the title, so only a good or a slot sets them. */
const onlyByTitle = [
  'make',
  'model',
  'brand',
  'breed',
  'body',
  'drive',
  'material',
  'cpu',
  'platform',
  'power_hp',
  'payload_kg',
  'screen_in',
  'width',
  'profile',
  'diameter',
  'season',
  'price_unit',
  'schedule',
  'education',
  'quantity_kg',
  'wheel_in',
  'load_kg',
]

const roomColors = ['white', 'white', 'grey', 'brown', 'brown', 'black']
const streetColors = ['black', 'black', 'white', 'grey', 'blue', 'red', 'green']

const draws: Readonly<Record<string, Draw>> = {
  state: ({ random }) => (random.chance(0.6) ? 'used' : 'like-new'),
  offer_type: () => 'sell',
  job_kind: () => 'vacancy',
  year: ({ values, random }) => random.int(...yearRange(values)),
  mileage: drawMileage,
  hours: ({ values, random }) => Math.min(ageOf(values), 14) * random.int(40, 90) * 10,
  engine_cc: drawEngine,
  fuel: ({ keys, random }) =>
    keys.has('body') ? random.pick(['petrol', 'petrol', 'diesel', 'diesel', 'lpg']) : 'diesel',
  gearbox: ({ values, random }) =>
    values.fuel === 'electric' || values.fuel === 'hybrid' || random.chance(0.5)
      ? 'automatic'
      : 'manual',
  registration: ({ random }) => random.pick(['md', 'md', 'md', 'md', 'md', 'eu', 'none', 'pmr']),
  author: ({ random }) => (random.chance(0.72) ? 'owner' : 'agency'),
  housing_fund: ({ values, random }) =>
    ['white', 'grey'].includes(String(values.finish)) || random.chance(0.5) ? 'new' : 'secondary',
  area: ({ values, keys, random }) => random.int(...areaRange(values, keys)),
  floors_total: drawFloors,
  floor: ({ values, keys, random }) => random.int(1, highestFloor(values, keys)),
  building_type: drawBuilding,
  finish: drawFinish,
  heating: ({ values, random }) =>
    values.housing_fund === 'secondary' && random.chance(0.6) ? 'central' : 'autonomous',
  balcony: ({ random }) => random.chance(0.8),
  furnished: ({ values, random }) =>
    !isUnfinished(values) && (values.offer_type === 'rent-out' || random.chance(0.5)),
  parking: ({ random }) => random.chance(0.6),
  pets_allowed: ({ random }) => random.chance(0.35),
  land_area: ({ random }) => random.int(4, 12),
  utilities: drawUtilities,
  color: ({ keys, random }) => random.pick(keys.has('delivery') ? roomColors : streetColors),
  memory: ({ keys, random }) => (keys.has('platform') ? undefined : random.pick(['128', '256'])),
  ram: ({ keys, random }) =>
    random.pick(keys.has('cpu') ? ['8', '16', '16', '32'] : ['6', '8', '12']),
  storage_gb: ({ random }) => random.pick([256, 512, 512, 1000]),
  dual_sim: ({ random }) => random.chance(0.8),
  warranty: ({ values, random }) => values.state === 'new' || random.chance(0.25),
  resolution: ({ values }) => (Number(values.screen_in) > 40 ? '4k' : 'full-hd'),
  smart_tv: ({ random }) => random.chance(0.9),
  shoe_size: ({ random }) => random.int(37, 44),
  size: ({ random }) => random.pick(['s', 'm', 'm', 'l', 'l', 'xl']),
  age_months: ({ random }) => random.int(2, 36),
  experience: ({ random }) => random.pick(['none', '1', '1-3']),
  ...Object.fromEntries(onlyByTitle.map((key) => [key, () => undefined])),
}

/** Draws a value of an attribute consistent with the others; null when any value is plausible. */
export function plausibleDraw(key: string): Draw | null {
  return draws[key] ?? null
}

function ageOf(values: AttributeValues): number {
  return Math.max(0, presentYear - Number(values.year ?? 2015))
}

function drawMileage({ values, keys, random }: DrawContext): number | undefined {
  if (values.state === 'new') return 0
  // Lorries and coaches have three times the mileage of a car, motorcycles a third.
  const [low, high] = yearlyKilometres(keys)
  return Math.min(ageOf(values), 16) * random.int(low, high) * 100 + random.int(1, 9) * 100
}

function yearlyKilometres(keys: ReadonlySet<string>): readonly [number, number] {
  if (keys.has('payload_kg')) return [220, 420]
  return keys.has('body') ? [85, 190] : [15, 50]
}

function drawEngine({ values, keys, random }: DrawContext): number | undefined {
  if (values.fuel === 'electric' || !keys.has('body')) return undefined
  return random.pick([1390, 1499, 1595, 1598, 1798, 1968, 1995, 1998])
}

function drawFloors({ values, keys, random }: DrawContext): number {
  const floor = Number(values.floor ?? 1)
  if (keys.has('land_area')) return random.pick([1, 1, 2, 2, 3])
  return random.pick([5, 5, 9, 9, 10, 12, 16].filter((floors) => floors >= floor))
}

function highestFloor(
  { floors_total: floors }: AttributeValues,
  keys: ReadonlySet<string>,
): number {
  if (typeof floors === 'number') return floors
  return keys.has('floors_total') ? 9 : 4
}

function isUnfinished({ finish }: AttributeValues): boolean {
  return finish === 'white' || finish === 'grey' || finish === 'needs-repair'
}

function drawBuilding({ values, keys, random }: DrawContext): string {
  if (keys.has('land_area')) return random.pick(['brick', 'cotilet', 'cotilet', 'aerated'])
  if (values.housing_fund === 'new') return random.pick(['monolith', 'brick', 'aerated'])
  return random.pick(['panel', 'panel', 'cotilet', 'brick'])
}

function drawUtilities({ values, keys, random }: DrawContext): string[] | undefined {
  const house = [
    ['water', 'gas', 'power', 'sewage'],
    ['water', 'gas', 'power'],
  ]
  if (keys.has('rooms')) return random.pick(house)
  // Fields have no utility connections.
  if (Number(values.land_area) > 60) return undefined
  return random.pick([...house, ['water', 'power'], ['power']])
}

function drawFinish({ values, random }: DrawContext): string {
  if (values.offer_type === 'rent-out') return random.pick(['euro', 'euro', 'cosmetic', 'design'])
  if (values.furnished === true) return random.pick(['euro', 'cosmetic', 'design'])
  if (values.housing_fund === 'new')
    return random.pick(['white', 'white', 'grey', 'euro', 'design'])
  return random.pick(['euro', 'euro', 'cosmetic', 'needs-repair'])
}
