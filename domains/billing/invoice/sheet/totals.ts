import type { Invoice } from '../invoice.ts'
import { linesIncludeVat, vatByRate } from '../vat.ts'
import { amountInWords } from '../words/amount-words.ts'
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

const amountWidth = 130

/** Sums, VAT by rate and the total in words, kept together on one page. */
export function drawTotals(sheet: Sheet, invoice: Invoice, y: number): void {
  const { doc, t, language } = sheet
  const amount = (bani: bigint): string => formatBani(language, bani)
  const rates = vatByRate(invoice).map(({ rate, netBani, vatBani }) =>
    rate > 0
      ? { name: t.vatOf(formatPlain(language, rate), amount(netBani)), value: amount(vatBani) }
      : { name: t.exempt(amount(netBani)), value: amount(vatBani) },
  )
  const sums = [{ name: t.net, value: amount(invoice.netBani) }, ...rates]
  const words = amountInWords(language, invoice.totalBani)
  const wordsHeight = heightOf(doc, words, { size: 10.5 })
  const height = 14 + sums.length * 16 + 34 + 36 + wordsHeight
  const fits = y + height <= lowest
  if (!fits) doc.addPage()
  const note = linesIncludeVat(invoice) ? t.withVat : t.withoutVat
  const top = (fits ? y : page.margin) + 12
  const hasVat = rates.length > 0 && invoice.vatBani > 0n
  if (hasVat)
    write(doc, note, page.margin, top, {
      color: colors.muted,
      size: 8.5,
      width: contentWidth / 2 - 20,
    })
  const below = sums.reduce((at, sum) => drawSum(sheet, sum, at), top)
  const end = drawTotal(sheet, invoice, below + 4)
  const label = write(doc, t.inWords, page.margin, end + 14, {
    ...{ color: colors.accent, font: 'bold', size: 8.5 },
  })
  write(doc, words, page.margin, label + 2, { size: 10.5 })
}

interface Sum {
  readonly name: string
  readonly value: string
}

const end = page.width - page.margin

function drawSum({ doc }: Sheet, { name, value }: Sum, y: number): number {
  const width = contentWidth / 2
  const right = { align: 'right', color: colors.muted } as const
  write(doc, name, end - amountWidth - width, y, { ...right, width })
  write(doc, value, end - amountWidth, y, { ...right, width: amountWidth - 5 })
  return y + 16
}

function drawTotal({ doc, t, language }: Sheet, { totalBani, state }: Invoice, y: number): number {
  rule(doc, y, colors.ink, 1)
  const isPayable = state === 'open' || state === 'failed'
  const name = isPayable ? t.toPay : t.total
  const value = `${formatBani(language, totalBani)} ${t.currency}`
  const style = { font: 'bold', size: 13, align: 'right' } as const
  const width = contentWidth / 2
  write(doc, name, end - amountWidth - width, y + 8, { ...style, width })
  write(doc, value, end - amountWidth, y + 8, { ...style, width: amountWidth - 5 })
  return y + 30
}
