/** Units as people write them, by how the index joins them to a number: "80 litri" is 80l. */
const spellings: Readonly<Record<string, string>> = {
  m: 'metru metri метр метра метров метры м meter meters metre metres',
  cm: 'centimetri centimetru сантиметров сантиметра см',
  mm: 'milimetri миллиметров мм',
  km: 'kilometri километров км',
  m2: 'mp м2 кв2 квадратов квадрата квадратных sqm sqft',
  l: 'litri litru литр литра литров liter liters litre litres л',
  ml: 'mililitri миллилитров мл',
  kg: 'kilograme kilogram kilo килограмм килограмма кило кг kilos kilograms',
  g: 'grame gram грамм грамма г grams',
  w: 'watt wati ватт вт watts',
  kw: 'kilowati киловатт квт kilowatt',
  v: 'volti volt вольт в volts',
  ah: 'amperi ампер ач',
  gb: 'gigabyte giga gigi гб гиг гигов гигабайт gbytes gigs gig',
  tb: 'terabyte терабайт тб',
  mp: 'megapixeli мегапикселей мп',
  hz: 'hertz герц гц',
  cp: 'cai hp лс horsepower',
}

const units: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, unit]),
  ),
)
const inches = new Set('inch inches inci inchi zoll дюйм дюйма дюймов tol toli'.split(' '))

/** Folded words with the units after numbers in their short form; inches are left out, as titles have only a sign. */
export function shortUnits(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const isAfterNumber = /^\d+$/.test(words[at - 1] ?? '')
    if (isAfterNumber && inches.has(word)) return []
    // «3 в 1» are no volts.
    const isBetween = /^\d+$/.test(words[at + 1] ?? '') && word.length === 1
    return [isAfterNumber && !isBetween ? (units.get(word) ?? word) : word]
  })
}
