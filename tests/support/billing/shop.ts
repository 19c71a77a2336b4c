import { createBill } from '#domains/billing/bills/service.ts'
import type { PaymentMethod } from '#domains/billing/provider.ts'
import { checkPayments } from '#domains/billing/payments/service.ts'
import { startPayment } from '#domains/billing/payments/start.ts'
import { setPrice } from '#domains/billing/products/service.ts'
import { sendRefunds } from '#domains/billing/refunds/service.ts'
import { listDifferences } from '#domains/billing/ledger/store.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import type { World } from '../test.ts'
import { openBank, type Bank } from './bank.ts'

export interface Shop {
  readonly deps: World['deps']
  readonly bank: Bank
  readonly logged: string[]
  /** Issues a bill for a pack of promotions, unless another product is named. */
  readonly bill: (buyer: User, product?: string, advertId?: number) => Promise<number>
  /** Starts to pay a bill. Returns where the payer goes on. */
  readonly pay: (buyer: User, billId: number, method?: PaymentMethod) => Promise<string | null>
  readonly stateOf: (billId: number) => Promise<string>
  /** Runs the jobs until nothing is due. */
  readonly settle: () => Promise<void>
  /** Promotions that were bought and are unused. */
  readonly creditsOf: (buyer: User) => Promise<number>
}

/** The product with prices and a bank that the test plays. */
export async function openShop(own: World['deps']): Promise<Shop> {
  const bank = openBank()
  const logged: string[] = []
  const log = { warn: (_details: object, message: string) => void logged.push(message) }
  const deps = { ...own, payments: bank.provider, log }
  for (const code of ['bumps-5', 'bumps-15', 'bumps-40', 'top-7', 'urgent-7', 'plan-30'])
    await setPrice(deps, { code, priceBani: 4_900n, vatRate: 20 })
  return {
    ...{ deps, bank, logged },
    bill: (buyer, product = 'bumps-5', advertId = undefined) =>
      createBill(deps, buyer, { product, advertId }),
    pay: (buyer, billId, method = 'card') =>
      startPayment(deps, buyer, {
        ...{ billId, method, cardId: null, keepsCard: false, language: 'ro' },
      }),
    stateOf: async (billId) => {
      const [row] = await deps.sql<
        { state: string }[]
      >`select state from bills where id = ${billId}`
      return row?.state ?? ''
    },
    settle: async () => {
      deps.clock.advance({ hours: 1 })
      await checkPayments(deps)
      await sendRefunds(deps)
    },
    creditsOf: async ({ id }) => {
      const [row] = await deps.sql<{ n: number }[]>`
        select coalesce(sum(granted - used - revoked), 0)::int as n from promotion_credits where user_id = ${id}`
      return row?.n ?? 0
    },
  }
}

/** Days whose books and documents differ, since ever. */
export async function unbalancedDays({ sql }: Pick<Deps, 'sql'>): Promise<string[]> {
  return (await listDifferences(sql, new Date(0))).map(({ day }) => day)
}
