import { ReasonShape, type AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { decide, queuedAdverts } from '#domains/adverts/moderation/service.ts'
import { closeReports } from '#domains/reports/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage =
  'Usage: npm run reviews [approve|unsuspend ID | reject|suspend ID [FIELD:]RULE ["text for the owner"] …]'

const moves = ['approve', 'reject', 'suspend', 'unsuspend', 'reinstate'] as const

interface ModerationCommand {
  readonly move: (typeof moves)[number]
  readonly id: number
  readonly reasons: readonly AdvertReason[]
}

/**
 * Moderator command. Without arguments: lists the review queue. With a decision: `approve 17`, `reject 17
 * title:forbidden_goods "A text in your own words."`, `suspend 17 images:needs_look`, `unsuspend 17`; the owner
 * receives these reasons and those of the rules. Open reports of the advert are closed with it.
 */
await withDeps(commandOf, async (deps, command) => {
  if (command) {
    const { id, move, reasons } = command
    await decide(deps, id, move, reasons)
    const isAgainst = move === 'reject' || move === 'suspend'
    await closeReports(deps, { subject: 'advert', id }, isAgainst ? 'upheld' : 'rejected')
    return console.log(`Advert ${id}: ${move} is done.`)
  }
  const queue = await queuedAdverts(deps)
  if (queue.length === 0) console.log('Nothing waits.')
  for (const one of queue) {
    const held = one.reasons.map(({ field, code }) => `${field}:${code}`).join(', ')
    const link = (path: string): string => new URL(path, deps.publicUrl).href
    console.log([one.id, one.reviewSince.toISOString(), one.username, held, one.title].join('  '))
    if (one.description) console.log(indented(one.description))
    for (const image of one.images) console.log(indented(link(`/files/adverts/${image}-1600.webp`)))
    console.log(`${indented(link(`/advert/${one.id}`))}\n`)
  }
})

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}

/** Null: list the queue. */
function commandOf([move, id, ...words]: readonly string[]): ModerationCommand | null {
  if (move === undefined) return null
  const decision = moves.find((one) => one === move)
  if (!decision || !/^[1-9]\d{0,8}$/.test(id ?? '')) throw new UsageError(usage)
  return { move: decision, id: Number(id), reasons: reasonsOf(words) }
}

/**
 * Parses `title:forbidden_goods` or `forbidden_goods` (of the title); any other word is the text of the preceding
 * reason.
 */
function reasonsOf(words: readonly string[]): AdvertReason[] {
  const reasons: AdvertReason[] = []
  for (const word of words) {
    const { field = 'title', code } =
      /^(?:(?<field>[a-z.]+):)?(?<code>[a-z_]+)$/.exec(word)?.groups ?? {}
    const reason = ReasonShape.safeParse({ field, code })
    const before = reasons.pop()
    if (reason.success) reasons.push(...(before ? [before] : []), reason.data)
    else if (before && !before.text) reasons.push(textedReason(before, word))
    else throw new UsageError(`"${word}" is no rule. ${usage}`)
  }
  return reasons
}

function textedReason(reason: AdvertReason, text: string): AdvertReason {
  const texted = ReasonShape.safeParse({ ...reason, text })
  if (!texted.success) throw new UsageError('The text of a reason is too long.')
  return texted.data
}
