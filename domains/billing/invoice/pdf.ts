import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Lang } from '#contract/languages.ts'
import { invoice as en } from '#i18n/en/billing/invoice.ts'
import { invoice as ro } from '#i18n/ro/billing/invoice.ts'
import { invoice as ru } from '#i18n/ru/billing/invoice.ts'
import type { Invoice } from './invoice.ts'
import { drawHead, drawParties, titleOf } from './sheet/head.ts'
import { drawLines } from './sheet/lines.ts'
import { colors, contentWidth, page, rule, write, type Sheet } from './sheet/sheet.ts'
import { drawTotals } from './sheet/totals.ts'

const catalogues = { ro, ru, en } as const

const { resolve } = createRequire(import.meta.url)
const fonts = {
  regular: resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
}

/**
 * An invoice as a PDF of A4 pages, whose text can be searched and copied. The same invoice gives the same bytes. Import
 * it where it is called (`await import`): the library and its fonts are large.
 */
export async function invoicePdf(invoice: Invoice, language: Lang): Promise<Uint8Array> {
  const [regular, bold] = await Promise.all([readFile(fonts.regular), readFile(fonts.bold)])
  const t = catalogues[language]
  const doc = new PDFDocument({
    ...{ size: 'A4', bufferPages: true, lang: language, displayTitle: true },
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.bottom },
    info: {
      Title: nameOf({ t }, invoice),
      Author: invoice.seller.name,
      CreationDate: invoice.date,
    },
  })
  const bytes = collect(doc)
  doc.registerFont('regular', regular).registerFont('bold', bold)
  const sheet: Sheet = { doc, t, language }
  const headEnd = drawHead(sheet, invoice)
  const partiesEnd = drawParties(sheet, invoice, headEnd + 18)
  const linesEnd = drawLines(sheet, invoice, partiesEnd + 22)
  drawTotals(sheet, invoice, linesEnd)
  drawFeet(sheet, invoice)
  doc.end()
  return bytes
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((done, fail) => {
    doc.on('data', (chunk: Uint8Array) => void chunks.push(chunk))
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.on('error', fail)
  })
}

/** "Factură Nr. GS-2026-000123" */
function nameOf({ t }: Pick<Sheet, 't'>, { state, number }: Invoice): string {
  return `${titleOf({ t }, state)} ${t.number(number)}`
}

/** Number and page below each page. */
function drawFeet(sheet: Sheet, invoice: Invoice): void {
  const { doc, t } = sheet
  const { start, count } = doc.bufferedPageRange()
  const name = nameOf(sheet, invoice)
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index)
    // Text below the margin would begin a new page.
    doc.page.margins.bottom = 0
    const y = page.height - 44
    rule(doc, y - 8)
    const style = { size: 8.5, color: colors.muted, width: contentWidth / 2 }
    write(doc, name, page.margin, y, style)
    write(doc, t.page(index + 1, count), page.width / 2, y, { ...style, align: 'right' })
  }
}
