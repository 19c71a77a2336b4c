import { transparencyCalls } from '#contract/site/transparency.ts'
import { numberCalls } from '#contract/staff/numbers.ts'
import { implement } from '../implement.ts'
import { exportNumbers, numbersOf, ownClaims, ownWork, transparencyOf, weekOf } from './service.ts'

export const numberHandlers = implement(numberCalls, {
  getNumbers: async ({ deps, staff, input }) => {
    const { days, series, emptySearches } = await numbersOf(deps, staff, input.days)
    return { days: [...days], series: [...series], emptySearches: [...emptySearches] }
  },
  exportNumbers: async ({ deps, staff, input }) => ({
    csv: await exportNumbers(deps, staff, input),
  }),
  getOverview: async ({ deps, staff }) => {
    const [work, claims, week] = await Promise.all([
      ownWork(deps, staff),
      ownClaims(deps, staff),
      weekOf(deps, staff),
    ])
    return {
      work: work.map(({ oldestAt, ...one }) => ({
        ...one,
        oldestAt: oldestAt?.toISOString() ?? null,
      })),
      claims: claims.map(({ claimedAt, ...one }) => ({
        ...one,
        claimedAt: claimedAt.toISOString(),
      })),
      week,
    }
  },
})

export const transparencyHandlers = implement(transparencyCalls, {
  getTransparency: async ({ deps, input }) => {
    const { months, month, report } = await transparencyOf(deps, input.month)
    return { months: [...months], month, report }
  },
})
