/** Gender of what is counted; a neuter noun is masculine at one and feminine from two on. */
export type RomanianGender = 'masculine' | 'feminine' | 'neuter'

const small =
  'zero unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece'.split(
    ' ',
  )
const tens = 'douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci'.split(' ')

const scales = [
  { size: 1_000_000_000, gender: 'neuter', one: 'un miliard', many: 'miliarde' },
  { size: 1_000_000, gender: 'neuter', one: 'un milion', many: 'milioane' },
  { size: 1_000, gender: 'feminine', one: 'o mie', many: 'mii' },
] as const

/** A number from 0 to below a trillion: "două mii o sută una" for a feminine noun. */
export function romanianNumber(value: number, gender: RomanianGender): string {
  const words: string[] = []
  let rest = value
  for (const { size, gender: ofScale, one, many } of scales) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count === 1) words.push(one)
    if (count > 1) words.push(below1000(count, ofScale), joined(count, many))
  }
  if (rest > 0 || words.length === 0) words.push(below1000(rest, gender))
  return words.join(' ')
}

/** The noun after its number: "de lei" after 20 to 100, whatever stands before them. */
export function joined(count: number, noun: string): string {
  const end = count % 100
  return end >= 20 || (end === 0 && count > 0) ? `de ${noun}` : noun
}

function below1000(value: number, gender: RomanianGender): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const words: string[] = []
  if (hundreds > 0) words.push(hundreds === 1 ? 'o sută' : `${below20(hundreds, 'feminine')} sute`)
  if (rest >= 20) {
    words.push(tens[Math.floor(rest / 10) - 2] ?? '')
    if (rest % 10 > 0) words.push('și', below20(rest % 10, gender))
  }
  if (rest < 20 && (rest > 0 || hundreds === 0)) words.push(below20(rest, gender))
  return words.join(' ')
}

function below20(value: number, gender: RomanianGender): string {
  if (value === 1 && gender === 'feminine') return 'una'
  if (value === 2 && gender !== 'masculine') return 'două'
  if (value === 12 && gender !== 'masculine') return 'douăsprezece'
  return small[value] ?? ''
}
