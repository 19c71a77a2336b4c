/** A measured value. */
export interface Figure {
  /** Prefixed with the part of the table, "database: a list"; equal for all market sizes. */
  readonly name: string
  readonly value: number
}

interface Line {
  readonly name: string
  readonly value: number
  readonly most: number
  /** Printed after the value. */
  readonly note?: string
}

/** Prints the head of a table. Returns a function that prints a line. */
export function table(part: string, title: string): (line: Line) => Figure {
  printHead([title, 'measured', 'at most', ''])
  return ({ name, value, most, note = '' }) => {
    printLine([name, `${rounded(value)}${note}`, String(most), judged(value, most)])
    return { name: `${part}: ${name}`, value }
  }
}

const maxGrowth = 1.5

/** Prints the growth from the first market to the last. */
export function printGrowth(markets: readonly { adverts: number; figures: readonly Figure[] }[]) {
  const first = markets.at(0)
  const last = markets.at(-1)
  if (!first || !last || first === last) return
  const sizes = markets.map(({ adverts }) => adverts.toLocaleString('en'))
  printHead([`Growth, ${sizes.join(' → ')} adverts`, 'measured', 'at most', ''])
  for (const { name, value } of first.figures) {
    const values = markets.map(({ figures }) => figures.find((one) => one.name === name)?.value)
    const ratio = (values.at(-1) ?? 0) / value
    const steps = values.map((one) => (one === undefined ? '–' : rounded(one))).join(' → ')
    printLine([
      name,
      `${steps} = × ${ratio.toFixed(2)}`,
      `× ${maxGrowth}`,
      judged(ratio, maxGrowth),
    ])
  }
}

export function printHead(cells: readonly string[]): void {
  console.log('')
  printLine(cells)
  printLine(cells.map(() => '---'))
}

export function printLine(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

export function judged(value: number, most: number): string {
  return value <= most ? 'reached' : 'FALLS SHORT'
}

function rounded(value: number): string {
  return value.toFixed(value < 1 ? 3 : 2)
}
