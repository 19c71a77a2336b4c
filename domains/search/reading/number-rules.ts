import type { AttributeValues } from '#contract/adverts/adverts.ts'

type Found = readonly (string | undefined)[]

/** How titles state numbers and sizes: the values that a match gives, by the key of the attribute. */
export interface NumberRule {
  /** Folded text with its punctuation. */
  readonly pattern: RegExp
  readonly read: (found: Found) => AttributeValues
}

const start = String.raw`(?<![\p{L}\p{N}.,])`
const end = String.raw`(?![\p{L}\p{N}])`

function rule(source: string, read: NumberRule['read']): NumberRule {
  return { pattern: new RegExp(`${start}(?:${source})${end}`, 'u'), read }
}

function number(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(/\s/g, '').replace(',', '.'))
}

/** A number of a unit. */
function measured(key: string, unit: string, times = 1): NumberRule {
  return rule(String.raw`(\d{1,6}(?:[.,]\d{1,2})?)\s*-?(?:${unit})`, ([, digits]) => ({
    [key]: Math.round(number(digits) * times * 100) / 100,
  }))
}

const gigabytes = 'gb|гб|гигов|гиг|gigabytes|giga'
const ssd = String.raw`(?:ssd|nvme|hdd|ссд)`
const roomCounts: readonly (readonly [string, string])[] = [
  ['garsoniera|garsonieră|гарсоньерк\\p{L}*|студи[яюи]|studio', 'studio'],
  ['o camera|однокомнатн\\p{L}*|однушк\\p{L}*', '1'],
  ['doua camere|двухкомнатн\\p{L}*|двушк\\p{L}*', '2'],
  ['trei camere|трехкомнатн\\p{L}*|трешк\\p{L}*', '3'],
  ['patru camere|четырехкомнатн\\p{L}*', '4'],
]
const squareMetres = String.raw`m2|m²|mp|m\.\s?p\.?|metri patrati|кв\.?\s?м\.?|м2|м²|квадрат\p{L}*|sq\.?\s?m|sqm`

/** Tried in order; what a rule has read is no longer there for the next. */
export const numberRules: readonly NumberRule[] = [
  rule(
    String.raw`(\d{3})\s?[/x]\s?(\d{2})\s?[/ ]?\s?(?:z?r|р)\s?-?(\d{2})c?`,
    ([, width, profile, inches]) => ({
      width: number(width),
      profile: number(profile),
      diameter: `r${inches}`,
    }),
  ),
  rule(String.raw`(\d{3})\s?/\s?(\d{2})`, ([, width, profile]) => ({
    width: number(width),
    profile: number(profile),
  })),
  rule(String.raw`(?:r|р)\s?-?(1[3-9]|2[0-2])`, ([, inches]) => ({ diameter: `r${inches}` })),
  rule(
    String.raw`(\d{1,2})\s?(?:gb|гб)?\s?[/+]\s?(\d{2,4})\s?(?:${gigabytes})?`,
    ([, ram = '', memory = '']) => ({ ram, memory, storage_gb: number(memory) }),
  ),
  rule(String.raw`(\d{1,2})\s?(?:tb|тб)(?:\s?${ssd})?`, ([, digits]) => ({
    memory: String(number(digits) * 1024),
    storage_gb: number(digits) * 1000,
  })),
  rule(
    String.raw`${ssd}\s?(\d{2,4})(?:\s?(?:${gigabytes}))?|(\d{2,4})\s?(?:${gigabytes})?\s?${ssd}`,
    ([, after, before]) => ({ storage_gb: number(after ?? before) }),
  ),
  rule(String.raw`(\d{2,4})\s?(?:${gigabytes})`, ([, digits = '']) => ({ memory: digits })),
  rule(String.raw`(\d{1,2})\s?(?:${gigabytes})(?:\s?(?:ram|ddr\d?|озу))?`, ([, digits = '']) => ({
    ram: digits,
  })),
  rule(String.raw`(\d{3,4})\s?(?:${gigabytes})`, ([, digits]) => ({ storage_gb: number(digits) })),
  rule('(64|128|256|512)', ([, digits = '']) => ({ memory: digits })),
  rule(
    String.raw`(?:etaj(?:ul)?|этаж)\s?(\d{1,2})(?:\s?(?:din|из|/)\s?(\d{1,2}))?`,
    ([, floor, floors]) => ({
      floor: number(floor),
      ...(floors && { floors_total: number(floors) }),
    }),
  ),
  rule(
    String.raw`(\d{1,2})(?:\s?(?:din|из|/)\s?(\d{1,2}))?\s?-?(?:й\s)?(?:etaj|этаж)\p{L}*`,
    ([, floor, floors]) => ({
      floor: number(floor),
      ...(floors && { floors_total: number(floors) }),
    }),
  ),
  rule(
    String.raw`(\d)\s?-?(?:х|ух|ех|ми|ти)?[\s-]?(?:camer\p{L}*|cam\.?|oda(?:i|ie)|комн\p{L}*|к\.?\s?кв|rooms?)`,
    ([, rooms]) => ({ rooms: String(Math.min(number(rooms), 5)) }),
  ),
  ...roomCounts.map(([words, rooms]) => rule(words, () => ({ rooms }))),
  measured('area', squareMetres),
  measured('land_area', String.raw`ari|ar|sote|сот\p{L}*`),
  measured('land_area', String.raw`ha|hectar\p{L}*|га|гектар\p{L}*`, 100),
  rule(
    String.raw`(\d{1,3}(?:[ .]\d{3})|\d{4,7}|\d{1,3})\s?(mii|тыс\.?|k|т\.)?\s?(?:de\s)?(?:km|км)`,
    ([, digits = '', thousands]) => ({
      mileage: Number(digits.replaceAll(/\D/g, '')) * (thousands ? 1000 : 1),
    }),
  ),
  measured('power_hp', String.raw`cp|cai|hp|л\.?\s?с\.?|лошад\p{L}*`),
  measured('engine_cc', String.raw`cc|cm3|cm³|см3|см³|куб\p{L}*`),
  rule(String.raw`((?:19[5-9]|20[0-3])\d)(?:\s?(?:an|anul|г\.?|год\p{L}*))?`, ([, year]) => ({
    year: number(year),
  })),
  measured('screen_in', String.raw`"|''|″|”|inch|inches|inci|toli|дюйм\p{L}*`),
  rule(String.raw`(1\d[.,]\d)`, ([, inches]) => ({ screen_in: number(inches) })),
  rule(String.raw`(\d[.,]\d)\s?(?:l|л|i|d)?`, ([, litres]) => ({
    engine_cc: Math.round(number(litres) * 1000),
  })),
  measured('load_kg', 'kg|кг'),
  measured('payload_kg', String.raw`t|tone|тонн\p{L}*|т`, 1000),
  rule(
    String.raw`(?:marim\p{L}*|mas\.|masura|numar\p{L}*|размер\p{L}*|size|р\.)\s?(\d{2})|(\d{2})[\s-]?(?:й\s)?(?:marim\p{L}*|masura|размер\p{L}*|р\.?|size)`,
    ([, after, before]) => ({ shoe_size: number(after ?? before) }),
  ),
  rule(
    String.raw`(?:marim\p{L}*|mas\.|masura|размер\p{L}*|size|р\.)\s?(3xl|xxl|xl|xs|s|m|l)|(3xl|xxl|xl|xs)`,
    ([, named, plain]) => ({ size: named ?? plain ?? '' }),
  ),
  rule(
    String.raw`(?:roti|roata|roți|колес\p{L}*|wheels?)\s?(?:de\s|на\s)?(\d{2}(?:[.,]5)?)|(\d{2}(?:[.,]5)?)\s?(?:"|''|″|inch|inci|дюйм\p{L}*)`,
    ([, after, before]) => ({ wheel_in: (after ?? before ?? '').replace(',', '.') }),
  ),
  measured('age_months', String.raw`luni|luna|мес\p{L}*|months?`),
  measured('age_months', String.raw`ani|an|год\p{L}*|лет|years?`, 12),
  rule(String.raw`(\d{1,3}[ .]?\d{3})\s?(?:lei|лей|леев|лея|mdl)`, ([, digits = '']) => ({
    salary: Number(digits.replaceAll(/\D/g, '')),
  })),
]

/** Names of processors and consoles, shorter than their labels. */
export const shortNames: readonly NumberRule[] = [
  rule(String.raw`(?:core\s)?i([3579])(?:[\s-]?\d{4,5}\p{L}*)?`, ([, series]) => ({
    cpu: `intel-core-i${series}`,
  })),
  rule(String.raw`(?:amd\s)?ryzen\s?([3579])(?:\s?\d{4}\p{L}*)?`, ([, series]) => ({
    cpu: `amd-ryzen-${series}`,
  })),
  rule(String.raw`m[1-5](?:\s(?:pro|max|ultra))?`, () => ({ cpu: 'apple-m' })),
  rule(String.raw`(?:ps|playstation|пс|плейстейшн|сони)\s?([345])`, ([, series]) => ({
    platform: `playstation-${series}`,
  })),
  // Search knows it as a broken thing.
  rule('break|kombi|combi', () => ({ body: 'estate' })),
  rule('4x4|4х4|4wd|awd|quattro|4matic|xdrive', () => ({ drive: 'awd' })),
  rule('tdi|cdti|dci|tdci|hdi|crdi|cdi|jtd', () => ({ fuel: 'diesel' })),
  rule('tsi|tfsi|fsi|mpi', () => ({ fuel: 'petrol' })),
]

/** Numbers without a unit: of engines of motorcycles, of screens, of shoes. */
export const bareNumbers = {
  engine_cc: rule('(50|1[125]0|125|[2-9]00|250|650|750|1[0-2]00)', ([, cc]) => ({
    engine_cc: number(cc),
  })),
  screen_in: rule(String.raw`(1[4-9]|[2-9]\d)`, ([, inches]) => ({ screen_in: number(inches) })),
  shoe_size: rule(String.raw`(1[5-9]|[2-4]\d|50)`, ([, size]) => ({ shoe_size: number(size) })),
} as const
