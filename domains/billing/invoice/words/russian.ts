const small =
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  )
const tens = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(
  ' ',
)
const hundreds = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(
  ' ',
)

/** Forms after 1, after 2 to 4, and after all others. */
export type RussianForms = readonly [one: string, few: string, many: string]

const scales: readonly { size: number; gender: RussianGender; forms: RussianForms }[] = [
  { size: 1_000_000_000, gender: 'masculine', forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { size: 1_000_000, gender: 'masculine', forms: ['миллион', 'миллиона', 'миллионов'] },
  { size: 1_000, gender: 'feminine', forms: ['тысяча', 'тысячи', 'тысяч'] },
]

export type RussianGender = 'masculine' | 'feminine'

/** A number from 0 to below a trillion: «две тысячи сто одна» for a feminine noun. */
export function russianNumber(value: number, gender: RussianGender): string {
  const words: string[] = []
  let rest = value
  for (const { size, gender: ofScale, forms } of scales) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count > 0) words.push(below1000(count, ofScale), russianForm(count, forms))
  }
  if (rest > 0 || words.length === 0) words.push(below1000(rest, gender))
  return words.join(' ')
}

export function russianForm(count: number, [one, few, many]: RussianForms): string {
  const end = count % 100
  const last = count % 10
  if (end >= 11 && end <= 14) return many
  if (last === 1) return one
  return last >= 2 && last <= 4 ? few : many
}

function below1000(value: number, gender: RussianGender): string {
  const rest = value % 100
  const words: string[] = []
  if (value >= 100) words.push(hundreds[Math.floor(value / 100) - 1] ?? '')
  if (rest >= 20) {
    words.push(tens[Math.floor(rest / 10) - 2] ?? '')
    if (rest % 10 > 0) words.push(below20(rest % 10, gender))
  }
  if (rest < 20 && (rest > 0 || value === 0)) words.push(below20(rest, gender))
  return words.join(' ')
}

function below20(value: number, gender: RussianGender): string {
  if (gender === 'feminine' && value === 1) return 'одна'
  if (gender === 'feminine' && value === 2) return 'две'
  return small[value] ?? ''
}
