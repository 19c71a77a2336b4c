import * as z from 'zod'
import { call } from './call.ts'
import { rateHistoryDays } from './limits.ts'
import { ratedCurrencies } from './rules/money/currencies.ts'

export const rateCalls = {
  getRates: call({
    path: '/functions/rates.php',
    action: 'getRates',
    summary: 'Get the official rates of the National Bank of Moldova, in MDL for one unit',
    auth: 'anyone',
    replica: 'unaffected',
    input: {},
    output: {
      /** DD.MM.YYYY */
      Date: z.string(),
      /** The latest rates are older than a weekend and a holiday explain. */
      isStale: z.boolean(),
      Valutes: z.array(z.object({ CharCode: z.string(), Value: z.number() })),
    },
  }),
  listRates: call({
    path: '/functions/rates.php',
    action: 'listRates',
    summary: `List the official rates of a currency by day, oldest first, of at most ${rateHistoryDays} days`,
    auth: 'anyone',
    replica: 'unaffected',
    input: {
      currency: z.enum(ratedCurrencies),
      /** First and last day, YYYY-MM-DD. */
      from: z.iso.date().max(10),
      to: z.iso.date().max(10),
    },
    output: {
      /** MDL for one unit; days without a set are absent. */
      days: z.array(z.object({ date: z.string(), value: z.number() })).max(rateHistoryDays),
    },
  }),
}
