import type { PaymentProvider } from '#domains/billing/provider.ts'
import type { Deps } from '#domains/deps.ts'
import { paymentProvider } from '#server/adapters/payments/payment-provider.ts'
import { readConfig } from '#server/config.ts'
import type { Maib } from './maib.ts'

export interface TrialProvider {
  readonly provider: PaymentProvider
  /** Warnings as JSON. */
  readonly lines: readonly string[]
}

/** The product's provider, at a local bank; `settings` change its own. */
export function providerAt(
  { settings }: Pick<Maib, 'settings'>,
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  changed: Readonly<Record<string, string>> = {},
): TrialProvider {
  const lines: string[] = []
  const warn = (...said: unknown[]): void => void lines.push(JSON.stringify(said))
  const config = readConfig({ ...settings, ...changed })
  const provider = paymentProvider(config, { sql, clock, warn, timeLimit: 400 })
  if (!provider) throw new Error('No way to pay is chosen')
  return { provider, lines }
}
