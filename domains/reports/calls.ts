import { reportCalls } from '#contract/people/reports.ts'
import { implement } from '../implement.ts'
import { reportsOf, sendReport } from './service.ts'

export const reportHandlers = implement(reportCalls, {
  sendReport: async ({ deps, user, visitor, input: { subject, id, code, text = '' } }) => ({
    isNew: await sendReport(deps, { user, visitor }, { subject, id, code, text }),
  }),
  listReports: async ({ deps, user, input: { startID: start, itemsNum: size } }) => {
    const { items, count } = await reportsOf(deps, user, { start, size })
    return {
      items: items.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
      count,
    }
  },
})
