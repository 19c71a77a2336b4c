import { rulesOfReviews } from '#contract/rules/moderation/queues.ts'
import { closeReports } from '#domains/reports/service.ts'
import { flaggedReviews, settleReview } from '#domains/reviews/flags/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const ruleNames = rulesOfReviews.map(({ code }) => code)
const usage = `Usage: npm run flags [hide ID [${ruleNames.join('|')}]|show ID]`

/**
 * Moderator command. Without arguments: lists reviews that people flagged. `hide 17 offensive_text` hides a review for
 * a rule that its author is told, `show 17` lets it be seen; both settle its flags and close its reports.
 */
await withDeps(commandOf, async (deps, command) => {
  if (command) {
    const { id, decision, reasons } = command
    await settleReview(deps, id, { decision, reasons })
    await closeReports(deps, { subject: 'review', id }, decision === 'hide' ? 'upheld' : 'rejected')
    return console.log(`Review ${id}: ${decision} is done.`)
  }
  const flagged = await flaggedReviews(deps)
  if (flagged.length === 0) console.log('Nothing waits.')
  for (const { id, author, subject, stars, title, text, answer, flags } of flagged) {
    console.log([id, `${author} of ${subject}`, `${stars}/5`, title].join('  '))
    if (text) console.log(indented(text))
    if (answer) console.log(indented(`Answer: ${answer}`))
    for (const flag of flags) console.log(indented(`Flag ${flag}`))
  }
})

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}

interface FlagsCommand {
  readonly decision: 'hide' | 'show'
  readonly id: number
  readonly reasons: (typeof rulesOfReviews)[number][]
}

/** Null: list what is flagged. */
function commandOf([decision, id, rule]: readonly string[]): FlagsCommand | null {
  if (decision === undefined) return null
  const reasons = rulesOfReviews.filter(({ code }) => code === rule)
  const isUnknown = rule !== undefined && reasons.length === 0
  const isDecision = decision === 'hide' || decision === 'show'
  if (!isDecision || isUnknown || !/^[1-9]\d{0,8}$/.test(id ?? '')) throw new UsageError(usage)
  return { decision, id: Number(id), reasons }
}
