import { expect, test } from 'vitest'
import type { Product } from '#contract/billing/billing.ts'
import { proposedProduct, type Buyer } from './buyer.ts'

const pack: Product = { code: 'bumps-5', kind: 'bumps', days: 0, promotions: 5, priceBani: 4990 }
const plan: Product = { code: 'plan-30', kind: 'plan', days: 30, promotions: 100, priceBani: 49900 }
const person: Buyer = { isCompany: false, adverts: [], chosen: { advertId: '', product: '' } }

test('the only product that somebody may buy is chosen already', () => {
  expect(proposedProduct(person, [pack, plan])).toBe('bumps-5')
  expect(proposedProduct({ ...person, isCompany: true }, [pack, plan])).toBe('')
  expect(proposedProduct(person, [])).toBe('')
})

test('what the address names comes before it', () => {
  const chosen = { advertId: '', product: 'highlight-7' }
  expect(proposedProduct({ ...person, chosen }, [pack])).toBe('highlight-7')
})
