import { reportCalls, type Report } from '#contract/people/reports.ts'
import { implement } from '../implement.ts'
import { reportsOf, sendReport, type OwnReport } from './service.ts'

export const reportHandlers = implement(reportCalls, {
  sendReport: async ({ deps, user, visitor, input: { subject, id, code, text = '' } }) => ({
    isNew: await sendReport(deps, { user, visitor }, { subject, id, code, text }),
  }),
  listReports: async ({ deps, user, input: { startID: start, itemsNum: size } }) => {
    const { items, count } = await reportsOf(deps, user, { start, size })
    return { items: items.map(presentReport), count }
  },
})

function presentReport(report: OwnReport): Report {
  const { conversationId: _conversationId, createdAt, decidedAt, ...shown } = report
  return {
    ...shown,
    address: addressOf(report),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

function addressOf({ subject, id, title, conversationId }: OwnReport): string {
  if (conversationId !== null) return `/my-messages/${conversationId}`
  if (title === '') return ''
  return subject === 'advert' ? `/advert/${id}` : `/profile/${title}`
}
