import { dayMs } from '#contract/rules/durations.ts'
import type { Job } from '../job.ts'
import { expireBills } from './bills/service.ts'
import { proveLedger } from './ledger/service.ts'
import { checkPayments } from './payments/service.ts'
import { anonymiseOldBills } from './personal/service.ts'
import { sendRefunds } from './refunds/service.ts'

const everyDay = dayMs / 1_000

export const billingJobs: readonly Job[] = [
  { name: 'billing.check-payments', everySeconds: 10, run: checkPayments },
  { name: 'billing.send-refunds', everySeconds: 10, run: sendRefunds },
  { name: 'billing.expire-bills', everySeconds: 300, run: expireBills },
  { name: 'billing.prove-ledger', everySeconds: everyDay, run: proveLedger },
  { name: 'billing.anonymise-old-bills', everySeconds: everyDay, run: anonymiseOldBills },
]
