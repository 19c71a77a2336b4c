import { billDocument } from '#contract/billing/bill-document.ts'
import type { Lang } from '#contract/languages.ts'
import { formatAmount } from '#contract/rules/money/format-number.ts'
import { billing as en } from '#i18n/en/billing/billing.ts'
import { products as productsEn } from '#i18n/en/billing/products.ts'
import { productName } from '#i18n/product-name.ts'
import { billing as ro } from '#i18n/ro/billing/billing.ts'
import { products as productsRo } from '#i18n/ro/billing/products.ts'
import { billing as ru } from '#i18n/ru/billing/billing.ts'
import { products as productsRu } from '#i18n/ru/billing/products.ts'
import { billNumber, billsOf, type Bill } from '../../billing/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { screenLink, type Answer } from '../answer.ts'
import { dayText } from '../day-text.ts'

const texts = { ro, ru, en }
const productTexts = { ro: productsRo, ru: productsRu, en: productsEn }

/** Bills told of in one answer, newest first. */
const maxTold = 3

/** How the latest bills of a person stand, and what can be done; null without bills. */
export async function ownBillsAnswer(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: User,
  lang: Lang,
): Promise<Answer | null> {
  const wanted = { scope: 'all', year: null, state: null, start: 0, size: maxTold } as const
  const { items } = await billsOf(deps, user, wanted)
  if (items.length === 0) return null
  return {
    text: items.map((bill) => billText(bill, lang)).join('\n'),
    links: [screenLink('/my-bills', lang)],
  }
}

function billText(bill: Bill, lang: Lang): string {
  const { bill: t, states } = texts[lang]
  const { state, lines, totalBani } = bill
  const things = lines.map((line) => productName(productTexts[lang], line)).join(', ')
  const amount = formatAmount(lang, Number(totalBani) / 100, 'MDL')
  const head = `${t.title[billDocument(state)](billNumber(bill))} (${things}, ${amount})`
  return [`${head}: ${states[state].toLowerCase()}.`, nextOf(bill, lang)].filter(Boolean).join(' ')
}

function nextOf({ state, expiresAt, paidAt }: Bill, lang: Lang): string {
  const { bill: t } = texts[lang]
  if (state === 'open') return `${t.payUntil(dayText(expiresAt, lang))}.`
  if (state === 'paid') return paidAt ? `${t.paidOn(dayText(paidAt, lang))}.` : ''
  if (state === 'failed') return t.failed
  return state === 'expired' ? t.expired : t.refundedText
}
