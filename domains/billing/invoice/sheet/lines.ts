import type { Invoice, InvoiceLine } from '../invoice.ts'
import {
  colors,
  contentWidth,
  formatBani,
  formatPlain,
  heightOf,
  lowest,
  page,
  rule,
  write,
  type Sheet,
} from './sheet.ts'

const columns = { position: 28, quantity: 44, unitPrice: 88, vatRate: 46, lineTotal: 92 }
const taken = Object.values(columns).reduce((sum, width) => sum + width, 0)
const nameWidth = contentWidth - taken
const padding = 5
/** Of the name of a line, so that a row always fits on a page. */
const maxNameHeight = 400

/** The table of lines, over as many pages as it needs. Returns where it ends below. */
export function drawLines(sheet: Sheet, { lines }: Invoice, y: number): number {
  const { doc } = sheet
  return lines.reduce(
    (at, line, index) => {
      const height = rowHeight(sheet, line)
      const fits = at + height <= lowest
      if (!fits) doc.addPage()
      const top = fits ? at : drawNames(sheet, page.margin)
      drawRow(sheet, line, index + 1, top)
      rule(doc, top + height)
      return top + height
    },
    drawNames(sheet, y),
  )
}

/** Names of the columns, again on each page. */
function drawNames(sheet: Sheet, y: number): number {
  const { doc, t } = sheet
  const height = 22
  doc.rect(page.margin, y, contentWidth, height).fill(colors.sunken)
  const cells = [t.position, t.name, t.quantity, t.unitPrice, t.vatRate, t.lineTotal]
  drawCells(sheet, cells, y, { font: 'bold', size: 8.5, color: colors.muted })
  return y + height
}

function rowHeight({ doc }: Sheet, { name }: InvoiceLine): number {
  const height = heightOf(doc, name, { width: nameWidth - 2 * padding })
  return Math.min(height, maxNameHeight) + 2 * padding + 1
}

function drawRow(sheet: Sheet, line: InvoiceLine, position: number, y: number): void {
  const { language } = sheet
  const cells = [
    String(position),
    line.name,
    formatPlain(language, line.quantity),
    formatBani(language, line.unitPriceBani),
    line.vatRate > 0 ? `${formatPlain(language, line.vatRate)} %` : '–',
    formatBani(language, line.totalBani),
  ]
  drawCells(sheet, cells, y, {})
}

interface CellStyle {
  readonly font?: 'regular' | 'bold'
  readonly size?: number
  readonly color?: string
}

function drawCells({ doc }: Sheet, cells: readonly string[], y: number, style: CellStyle): void {
  const { position, ...numbers } = columns
  const widths = [position, nameWidth, ...Object.values(numbers)]
  let x = page.margin
  for (const [index, width] of widths.entries()) {
    const isName = index === 1
    write(doc, cells[index] ?? '', x + padding, y + padding, {
      ...style,
      width: width - 2 * padding,
      align: index < 2 ? 'left' : 'right',
      ...(isName && { height: maxNameHeight }),
    })
    x += width
  }
}
