import * as z from 'zod'
import { site } from '#contract/site/site.ts'
import type { InvoiceSeller } from '#domains/deps.ts'

const line = z.string().max(200).default('')

/** Who sells, as invoices say it. */
export const invoiceSettings = {
  INVOICE_NAME: z.string().max(200).default(site.name).describe('Name of the seller on invoices'),
  INVOICE_IDNO: line.describe('Fiscal code (IDNO) of the seller'),
  INVOICE_ADDRESS: line.describe('Address of the seller'),
  INVOICE_VAT_CODE: line.describe('VAT code of the seller'),
  INVOICE_IBAN: line.describe('IBAN of the seller'),
  INVOICE_BANK: line.describe('Bank of the seller'),
} as const

const settings = z.object(invoiceSettings)

export function sellerOf(config: z.infer<typeof settings>): InvoiceSeller {
  return {
    name: config.INVOICE_NAME,
    idno: config.INVOICE_IDNO,
    address: config.INVOICE_ADDRESS,
    vatCode: config.INVOICE_VAT_CODE,
    iban: config.INVOICE_IBAN,
    bank: config.INVOICE_BANK,
  }
}
