import { reportSubjects, type ReportSubject } from '#contract/people/reports.ts'
import type { Deps } from '#domains/deps.ts'
import {
  decideReports,
  reportedExcerpt,
  reportedObjects,
  type ReportedObject,
} from '#domains/reports/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage = 'Usage: npm run reports [uphold|reject advert|profile|message|review ID]'

interface ReportsCommand {
  readonly decision: 'uphold' | 'reject'
  readonly subject: ReportSubject
  readonly id: number
}

/**
 * Moderator command. Without arguments: lists what has open reports, heaviest first; a message with its neighbours. With
 * a decision: `uphold advert 17` suspends or rejects the advert, `reject advert 17` shows it again if the reports have
 * hidden it; `uphold message 17` and `uphold review 17` hide what was said. All close the reports and notify who sent
 * them.
 */
await withDeps(commandOf, async (deps, command) => {
  if (command) {
    const { decision, subject, id } = command
    const closed = await decideReports(deps, subject, id, decision)
    return console.log(`${subject} ${id}: ${decision} is done, reports closed: ${closed}.`)
  }
  const objects = await reportedObjects(deps)
  if (objects.length === 0) console.log('Nothing is reported.')
  for (const object of objects) console.log(await described(deps, object))
})

async function described(
  deps: Deps,
  { subject, id, title, weight, reports }: ReportedObject,
): Promise<string> {
  const codes = Map.groupBy(reports, ({ code }) => code)
  const counts = [...codes]
    .toSorted(([one], [other]) => one - other)
    .map(([code, some]) => `reason ${code}: ${some.length}`)
  const texts = reports.flatMap(({ text }) => (text === '' ? [] : [text.replaceAll('\n', ' ')]))
  const link = linkTo(subject, id)
  const lines = [
    ...(await reportedExcerpt(deps, { subject, id })),
    ...texts.map((text) => `Report: ${text}`),
    ...(link === null ? [] : [new URL(link, deps.publicUrl).href]),
  ]
  return [
    [`${subject} ${id}`, `weight ${weight.toFixed(1)}`, ...counts, title].join('  '),
    ...lines.map((line) => `    ${line}`),
  ].join('\n')
}

function linkTo(subject: ReportSubject, id: number): string | null {
  if (subject === 'advert') return `/advert/${id}`
  return subject === 'profile' ? `/profile?id=${id}` : null
}

/** Null: list what is reported. */
function commandOf([typed, kind, id]: readonly string[]): ReportsCommand | null {
  if (typed === undefined) return null
  const decision = (['uphold', 'reject'] as const).find((one) => one === typed)
  const subject = reportSubjects.find((one) => one === kind)
  if (!decision || !subject || !/^[1-9]\d{0,8}$/.test(id ?? '')) throw new UsageError(usage)
  return { decision, subject, id: Number(id) }
}
