import * as z from 'zod'
import { call } from './call.ts'

export const rateCalls = {
  getRates: call({
    path: '/functions/rates.php',
    action: 'getRates',
    summary: 'Official rates of the National Bank of Moldova, in MDL for one unit',
    auth: 'anyone',
    input: {},
    output: {
      /** DD.MM.YYYY */
      Date: z.string(),
      /** The bank has given none for longer than its days off explain. */
      isStale: z.boolean(),
      Valutes: z.array(z.object({ CharCode: z.string(), Value: z.number() })),
    },
  }),
}
