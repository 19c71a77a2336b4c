const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const scales = [
  { size: 1_000_000_000, name: 'billion' },
  { size: 1_000_000, name: 'million' },
  { size: 1_000, name: 'thousand' },
] as const

/** A number from 0 to below a trillion: "two thousand one hundred and one". */
export function englishNumber(value: number): string {
  const words: string[] = []
  let rest = value
  for (const { size, name } of scales) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count > 0) words.push(below1000(count), name)
  }
  if (rest > 0 && rest < 100 && words.length > 0) words.push('and')
  if (rest > 0 || words.length === 0) words.push(below1000(rest))
  return words.join(' ')
}

function below1000(value: number): string {
  const rest = value % 100
  const words: string[] = []
  if (value >= 100) words.push(`${small[Math.floor(value / 100)]} hundred`)
  if (value >= 100 && rest > 0) words.push('and')
  if (rest > 0 || value === 0) words.push(below100(rest))
  return words.join(' ')
}

function below100(value: number): string {
  if (value < 20) return small[value] ?? ''
  const ten = tens[Math.floor(value / 10) - 2] ?? ''
  return value % 10 > 0 ? `${ten}-${small[value % 10]}` : ten
}
