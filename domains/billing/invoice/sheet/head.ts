import { billDocument } from '#contract/billing/bill-document.ts'
import { site } from '#contract/site/site.ts'
import type { Invoice, InvoiceState } from '../invoice.ts'
import { colors, contentWidth, page, rule, write, type Doc, type Sheet } from './sheet.ts'

const locales = { ro: 'ro-MD', ru: 'ru-MD', en: 'en-GB' } as const

/** Ink and ground of a state. */
const signals: Record<InvoiceState, readonly [string, string]> = {
  open: ['#7a4a00', '#fdf1dc'],
  paid: ['#1d5c38', '#e4f3ea'],
  failed: ['#8f1d1d', '#fbe6e4'],
  refunded: ['#47423d', '#eeeae5'],
  'part-refunded': ['#47423d', '#eeeae5'],
  expired: ['#47423d', '#eeeae5'],
}

export function titleOf({ t }: Pick<Sheet, 't'>, state: InvoiceState): string {
  return t.title[billDocument(state)]
}

/** Mark of the site, title, number, date and state. Returns where it ends below. */
export function drawHead(sheet: Sheet, invoice: Invoice): number {
  const { doc, t, language } = sheet
  const { margin } = page
  drawMark(doc, margin, margin)
  const date = new Intl.DateTimeFormat(locales[language], {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'Europe/Chisinau',
  }).format(invoice.date)
  const half = contentWidth / 2
  const right = { width: half, align: 'right' } as const
  const title = titleOf(sheet, invoice.state)
  const below = write(doc, title, margin + half, margin - 5, { ...right, font: 'bold', size: 21 })
  const dated = `${t.number(invoice.number)} ${t.dated(date)}`
  const end = write(doc, dated, margin + half, below + 2, { ...right, color: colors.muted })
  drawState(sheet, invoice.state, end + 6)
  rule(doc, end + 34, colors.accent, 1.5)
  return end + 34
}

function drawMark(doc: Doc, x: number, y: number): void {
  const scale = 26 / site.logo.height
  doc.save().translate(x, y).scale(scale)
  doc.path(site.logo.word).fill(colors.ink)
  doc.path(site.logo.lens).lineWidth(12).lineCap('round').stroke(colors.accent)
  doc.restore()
}

function drawState({ doc, t }: Sheet, state: InvoiceState, y: number): void {
  const [ink, ground] = signals[state]
  const text = t.states[state]
  const width = doc.font('bold').fontSize(9).widthOfString(text) + 18
  const x = page.width - page.margin - width
  doc.roundedRect(x, y, width, 18, 9).fill(ground)
  write(doc, text, x, y + 3.5, {
    font: 'bold',
    size: 9,
    color: ink,
    width: width - 9,
    align: 'right',
  })
}

/** Seller and buyer side by side. Returns where the longer one ends below. */
export function drawParties({ doc, t }: Sheet, { seller, buyer }: Invoice, y: number): number {
  const gap = 24
  const width = (contentWidth - gap) / 2
  const ends = [
    drawParty(doc, { x: page.margin, y, width }, t.seller, seller.name, [
      seller.address,
      named(t.idno, seller.idno),
      named(t.vatCode, seller.vatCode),
      named(t.bank, seller.bank),
      named(t.iban, seller.iban),
    ]),
    drawParty(doc, { x: page.margin + width + gap, y, width }, t.buyer, buyer.name, [
      buyer.address ?? '',
      named(t.idno, buyer.idno),
      named(t.vatCode, buyer.vatCode),
    ]),
  ]
  return Math.max(...ends)
}

function named(name: string, value = ''): string {
  return value && `${name}: ${value}`
}

function drawParty(
  doc: Doc,
  { x, y, width }: { x: number; y: number; width: number },
  role: string,
  name: string,
  lines: readonly string[],
): number {
  const below = write(doc, role, x, y, { size: 8.5, color: colors.accent, font: 'bold', width })
  const end = write(doc, name, x, below + 2, { size: 11.5, font: 'bold', width })
  return lines
    .filter((line) => line !== '')
    .reduce((at, line) => write(doc, line, x, at, { width }), end + 2)
}
