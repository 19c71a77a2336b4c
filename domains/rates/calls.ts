import { rateCalls } from '#contract/rates.ts'
import { Refusal } from '#contract/refusals.ts'
import { implement } from '../implement.ts'
import { areStale } from './rules.ts'
import { currentRates, rateHistory } from './service.ts'

export const rateHandlers = implement(rateCalls, {
  getRates: async ({ deps }) => {
    const rates = await currentRates(deps)
    if (!rates) throw new Refusal('unavailable')

    const others = Object.entries(rates.values).map(([CharCode, Value]) => ({ CharCode, Value }))
    return {
      Date: rates.date.split('-').reverse().join('.'),
      isStale: areStale(rates.date, deps.clock.now()),
      // The bank's feed does not contain the leu itself.
      Valutes: [{ CharCode: 'MDL', Value: 1 }, ...others],
    }
  },
  listRates: async ({ deps, input: { currency, from, to } }) => ({
    days: await rateHistory(deps, currency, { from, to }),
  }),
})
