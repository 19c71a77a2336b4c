import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Lang } from '#contract/languages.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'
import { invoicePdf } from './pdf.ts'

const line = (name: string, lei: bigint, vatRate = 20): InvoiceLine => ({
  ...{ name, quantity: 1, vatRate },
  ...{ unitPriceBani: lei * 100n, totalBani: lei * 100n },
})

function invoiceOf(wrong: Partial<Invoice> = {}): Invoice {
  return {
    number: 'GS-2026-000123',
    date: new Date('2026-11-23T22:30:00Z'),
    seller: {
      name: 'Găsit Piață SRL',
      idno: '1026600012345',
      address: 'str. Ștefan cel Mare și Sfânt 1, MD-2001, Chișinău',
      vatCode: '0612345',
      iban: 'MD24AG000225100013104168',
      bank: 'BC „Moldova-Agroindbank” SA',
    },
    buyer: { name: 'Щербакова Ольга Țurcanu', address: 'Bălți' },
    lines: [line('Pachet de 10 promovări', 120n), line('Evidențiere «ярко»', 60n)],
    ...{ netBani: 15_000n, vatBani: 3_000n, totalBani: 18_000n, currency: 'MDL', state: 'paid' },
    ...wrong,
  }
}

/** Text of each page, in reading order, as a reader program copies it. */
async function pagesOf(invoice: Invoice, language: Lang): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await invoicePdf(invoice, language)))
  const { text } = await extractText(pdf)
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

test.each([
  [
    'ro',
    [
      'Factură',
      'Nr. GS-2026-000123 din 24 noiembrie 2026',
      'Plătită',
      'Cumpărător',
      'TVA 20 % din 150,00',
      'O sută optzeci de lei și 00 bani',
      'Pagina 1 din 1',
    ],
  ],
  [
    'ru',
    [
      'Счёт-фактура',
      '№ GS-2026-000123 от 24 ноября 2026 г.',
      'Оплачено',
      'Покупатель',
      'НДС 20 % от 150,00',
      'Сто восемьдесят леев 00 банов',
      'Страница 1 из 1',
    ],
  ],
  [
    'en',
    [
      'Invoice',
      'No. GS-2026-000123 of 24 November 2026',
      'Paid',
      'Customer',
      'VAT 20 % on 150.00',
      'One hundred and eighty lei and 00 bani',
      'Page 1 of 1',
    ],
  ],
] as const)(
  'an invoice in %s can be read and copied with its own letters',
  async (language, said) => {
    const [page = ''] = await pagesOf(invoiceOf(), language)

    for (const text of said) expect(page).toContain(text)
    for (const name of [
      'Ștefan cel Mare și Sfânt',
      'Щербакова Ольга Țurcanu',
      'Pachet de 10 promovări',
      '«ярко»',
    ])
      expect(page).toContain(name)
    expect(page).toContain('IDNO: 1026600012345')
  },
)

test.each([
  ['ro', 'Cont de plată', 'Total de plată'],
  ['ru', 'Счёт на оплату', 'Итого к оплате'],
  ['en', 'Pro forma invoice', 'Total to pay'],
] as const)(
  'a bill that is open is no invoice yet in %s: it asks for its total, and says where to',
  async (language, title, total) => {
    const [page = ''] = await pagesOf(invoiceOf({ state: 'open' }), language)

    expect(page).toContain(title)
    expect(page).toContain(total)
    expect(page).toContain('IBAN: MD24AG000225100013104168')
  },
)

test('many lines go over pages, each with the names of the columns and its number', async () => {
  const lines = Array.from({ length: 90 }, (_, index) =>
    line(`Serviciul cu numărul ${index + 1}.`, 12n),
  )
  const pages = await pagesOf(
    invoiceOf({ lines, netBani: 90_000n, vatBani: 18_000n, totalBani: 108_000n }),
    'ro',
  )

  expect(pages.length).toBeGreaterThan(2)
  expect(
    pages.every((page, index) => page.includes(`Pagina ${index + 1} din ${pages.length}`)),
  ).toBe(true)
  const text = pages.join(' ')
  expect(lines.filter(({ name }) => !text.includes(name))).toEqual([])
  expect(text.match(/Denumirea serviciului/g)?.length).toBeGreaterThan(2)
  expect(pages.at(-1)).toContain('O mie optzeci de lei')
})

test('a name longer than its column is wrapped, not cut', async () => {
  const name = `${'Promovare în vârful listei pentru '.repeat(12)}sfârșit`
  const [page = ''] = await pagesOf(invoiceOf({ lines: [line(name, 180n)] }), 'ro')

  expect(page).toContain('sfârșit')
})

test('the same invoice gives the same bytes', async () => {
  const [first, second] = [await invoicePdf(invoiceOf(), 'ru'), await invoicePdf(invoiceOf(), 'ru')]

  expect(Buffer.compare(first, second)).toBe(0)
})
