import type { invoice as texts } from '#i18n/ro/billing/invoice.ts'
import type { Shape } from '#i18n/texts.ts'
import type { Lang } from '#contract/languages.ts'
import type { Bani } from '../invoice.ts'

export type Doc = PDFKit.PDFDocument

/** A document with its language; lengths are points, 1/72 inch, from the upper left corner. */
export interface Sheet {
  readonly doc: Doc
  readonly t: Shape<typeof texts>
  readonly language: Lang
}

export const page = { width: 595.28, height: 841.89, margin: 48, bottom: 64 }
export const contentWidth = page.width - 2 * page.margin
/** Nothing but the foot stands below. */
export const lowest = page.height - page.bottom

export const colors = {
  ink: '#1c1917',
  muted: '#6b635b',
  line: '#ddd7cf',
  sunken: '#f5f2ee',
  accent: '#7a1f4f',
}

export interface TextStyle {
  readonly font?: 'regular' | 'bold'
  readonly size?: number
  readonly color?: string
  readonly width?: number
  readonly align?: 'left' | 'right'
  /** Greatest height; a longer text ends in an ellipsis. */
  readonly height?: number
}

/** Writes a text; returns where it ends below. */
export function write(doc: Doc, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { width = contentWidth, align = 'left', color = colors.ink, height } = style
  select(doc, style)
    .fillColor(color)
    .text(text, x, y, {
      ...{ width, align, lineGap: 1.5 },
      ...(height !== undefined && { height, ellipsis: true }),
    })
  return doc.y
}

/** Height of a text as `write` sets it. */
export function heightOf(doc: Doc, text: string, style: TextStyle): number {
  const { width = contentWidth } = style
  return select(doc, style).heightOfString(text, { width, lineGap: 1.5 })
}

function select(doc: Doc, { font = 'regular', size = 9.5 }: TextStyle): Doc {
  return doc.font(font).fontSize(size)
}

export function rule(doc: Doc, y: number, color = colors.line, thickness = 0.75): void {
  doc
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke()
}

const separators = {
  ro: { thousands: '.', decimal: ',' },
  ru: { thousands: '\u00a0', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
} as const

/** "2.101,50" in Romanian. */
export function formatBani(language: Lang, amount: Bani): string {
  const { thousands, decimal } = separators[language]
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0')
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  return `${amount < 0n ? '−' : ''}${whole}${decimal}${digits.slice(-2)}`
}

/** "20" or "7,5", of a rate or a quantity. */
export function formatPlain(language: Lang, value: number): string {
  return String(value).replace('.', separators[language].decimal)
}
