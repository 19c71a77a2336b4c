/** Numbers of an attribute that a query states: an area, years, a floor. */
export interface Quantity {
  /** As typed, with the preposition. */
  readonly words: readonly string[]
  /** The number and, where titles have it, its unit; empty for a range. */
  readonly texts: readonly string[]
  /** Key of the attribute. */
  readonly key: string
  readonly low: number
  readonly high: number
}

const upTo =
  'pana la|pina la|pana in|pina in|sub|maxim|maximum|max|cel mult|nu mai mult de|до|не более|не больше|максимум|under|up to|at most|max'
const from =
  'de la|incepand cu|incepind cu|peste|minim|minimum|min|cel putin|от|не менее|не меньше|более|over|from|at least'
const newer =
  'de la|incepand cu|incepind cu|dupa|mai nou de|mai noua de|nu mai vechi de|от|с|после|не старше|не старее|новее|from|after|since|newer than'
const older = 'pana in|pina in|pana la|pina la|до|under|before|older than'
const year = String.raw`(19[6-9]\d|20[0-3]\d)`
const ofYear = 'an|anul|anii|ani|г|гг|год|года|году|годов|year|years'
const bounds = `(?:(${upTo}) |(${from}) )?`

interface Rule {
  readonly pattern: RegExp
  readonly read: (found: readonly (string | undefined)[]) => Omit<Quantity, 'words'> | null
}

/** The whole phrase, between words. */
function phrase(source: string): RegExp {
  return new RegExp(`(?<=^| )(?:${source})(?= |$)`, 'u')
}

/** A number with its unit, between bounds or about as much. */
function measured(
  unit: string,
  { key, times, tolerance }: { key: string; times: number; tolerance: number },
): Rule {
  return {
    pattern: phrase(String.raw`${bounds}(\d{1,5}) (${unit})`),
    read: ([, most, least, digits = '', name = '']) => {
      const value = Number(digits) * times
      if (most) return { texts: [], key, low: value / rangeRatio, high: value }
      if (least) return { texts: [], key, low: value, high: value * rangeRatio }
      const [low, high] = [value * (1 - tolerance), value * (1 + tolerance)]
      return { texts: [digits, name], key, low, high }
    },
  }
}

/** An open range ends here: four octaves from its bound. */
const rangeRatio = 16
const firstYear = 1960
const lastYear = 2040

function years(low: number, high: number): Omit<Quantity, 'words'> {
  return { texts: [], key: 'year', low, high }
}

const rules: readonly Rule[] = [
  measured('m2', { key: 'area', times: 1, tolerance: 0.05 }),
  measured('ari|ar|sote|соток|сотки|сотка|соточек|sotok', {
    ...{ key: 'land_area', times: 1, tolerance: 0.1 },
  }),
  measured('ha|hectar|hectare|га|гектар|гектара|гектаров|hectares', {
    ...{ key: 'land_area', times: 100, tolerance: 0.1 },
  }),
  {
    pattern: phrase(
      String.raw`(?:cu |с )?(?:rulaj|rulajul|parcurs|kilometraj|пробег|пробегом|mileage) (?:${upTo}) (\d{1,3}) ?(mii|k|тыс|тысяч|thousand|000)?(?: de)?(?: km)?`,
    ),
    read: ([, digits = '', thousands]) => {
      const value = Number(digits) * (thousands || digits.length < 4 ? 1_000 : 1)
      return { texts: [], key: 'mileage', low: value / rangeRatio, high: value }
    },
  },
  {
    pattern: phrase(`(?:${newer}) ${year}(?: (?:${older}|si|и|to|la) ${year})?(?: (?:${ofYear}))?`),
    read: ([, low = '', high]) => years(Number(low), high ? Number(high) : lastYear),
  },
  {
    pattern: phrase(`(?:${older}) ${year}(?: (?:${ofYear}))?`),
    read: ([, high = '']) => years(firstYear, Number(high)),
  },
  {
    pattern: phrase(`${year} ${year}(?: (?:${ofYear}))?`),
    read: ([, low = '', high = '']) => years(Number(low), Number(high)),
  },
  {
    pattern: phrase(`(?:${ofYear}) ${year}|${year} (?:${ofYear})`),
    read: ([, after = '', before = '']) => {
      const value = Number(after || before)
      return { ...years(value, value), texts: [String(value)] }
    },
  },
  {
    pattern: phrase(
      String.raw`(?:la )?(?:etaj|etajul|этаж|этаже|floor) (\d{1,2})|(?:на |la )?(\d{1,2}) (?:etaj|этаж|этаже|floor)`,
    ),
    read: ([, after = '', before = '']) => {
      const value = Number(after || before)
      return { texts: ['etaj', String(value)], key: 'floor', low: value, high: value }
    },
  },
  {
    pattern: phrase(
      String.raw`(?:marimea|marime|masura|numarul|размер|размера|размером|size) (\d{2})|(\d{2}) (?:marime|marimea|masura|размер|размера|size)`,
    ),
    read: ([, after = '', before = '']) => {
      const value = Number(after || before)
      return { texts: [String(value)], key: 'shoe_size', low: value, high: value }
    },
  },
]

/** Splits folded words with short units into the quantities that they state and the rest. */
export function splitQuantities(words: readonly string[]): {
  readonly quantities: readonly Quantity[]
  readonly others: readonly string[]
} {
  const quantities: Quantity[] = []
  let text = words.join(' ')
  for (const { pattern, read } of rules) {
    const found = pattern.exec(text)
    const quantity = found && read(found)
    if (!found || !quantity) continue
    quantities.push({ ...quantity, words: found[0].trim().split(' ') })
    text = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  }
  return { quantities, others: text.split(' ').filter(Boolean) }
}
