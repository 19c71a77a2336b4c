import * as z from 'zod'
import { call } from './call.ts'

export const rateCalls = {
  getRates: call({
    path: '/functions/rates.php',
    action: 'getRates',
    summary: 'Get the official rates of the National Bank of Moldova, in MDL for one unit',
    auth: 'anyone',
    input: {},
    output: {
      /** DD.MM.YYYY */
      Date: z.string(),
      /** The latest rates are older than a weekend and a holiday explain. */
      isStale: z.boolean(),
      Valutes: z.array(z.object({ CharCode: z.string(), Value: z.number() })),
    },
  }),
}
