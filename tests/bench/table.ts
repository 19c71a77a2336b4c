/** One line of the speed table, beside what it may be at most. */
export interface Figure {
  /** With its part of the table, "database: a list": the same in every market. */
  readonly name: string
  readonly value: number
}

interface Line {
  readonly name: string
  readonly value: number
  readonly most: number
  /** Stands behind the value. */
  readonly note?: string
}

/** Prints the head of a table, and gives what prints its lines. */
export function table(part: string, title: string): (line: Line) => Figure {
  printHead([title, 'measured', 'at most', ''])
  return ({ name, value, most, note = '' }) => {
    printLine([name, `${rounded(value)}${note}`, String(most), judged(value, most)])
    return { name: `${part}: ${name}`, value }
  }
}

const mostGrowth = 1.5

/** How the figures of the last market stand to those of the first. */
export function printGrowth(markets: readonly { adverts: number; figures: readonly Figure[] }[]) {
  const first = markets.at(0)
  const last = markets.at(-1)
  if (!first || !last || first === last) return
  const sizes = markets.map(({ adverts }) => adverts.toLocaleString('en'))
  printHead([`Growth, ${sizes.join(' → ')} adverts`, 'measured', 'at most', ''])
  for (const { name, value } of first.figures) {
    const values = markets.map(({ figures }) => figures.find((one) => one.name === name)?.value)
    const times = (values.at(-1) ?? 0) / value
    const steps = values.map((one) => (one === undefined ? '–' : rounded(one))).join(' → ')
    printLine([
      name,
      `${steps} = × ${times.toFixed(2)}`,
      `× ${mostGrowth}`,
      judged(times, mostGrowth),
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
