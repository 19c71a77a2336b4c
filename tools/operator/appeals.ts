import { decideAppeal, openAppeals } from '#domains/moderation/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage = 'Usage: npm run appeals [uphold ID | reject ID "answer"]'

interface AppealCommand {
  readonly id: number
  readonly isUpheld: boolean
  readonly answer: string
}

/**
 * Moderator command. Without arguments: lists the appeals that wait. `uphold 17`: the decision was wrong, and the advert
 * is shown again; `reject 17 "Why."`: it stands. The owner is told either way. It is for somebody else than who decided.
 */
await withDeps(commandOf, async (deps, command) => {
  if (command) {
    const { id, isUpheld, answer } = command
    await decideAppeal(deps, id, { staffId: null, isUpheld, answer }, async () => {})
    return console.log(`Appeal ${id}: ${isUpheld ? 'upheld' : 'rejected'}.`)
  }
  const open = await openAppeals(deps)
  if (open.length === 0) console.log('Nothing waits.')
  for (const { id, advertId, decision, text, dueAt } of open) {
    const link = new URL(`/advert/${advertId}`, deps.publicUrl).href
    console.log([id, `until ${dueAt.toISOString()}`, decision, link].join('  '))
    console.log(text.replaceAll(/^/gm, '    '))
  }
})

/** Null: list what waits. */
function commandOf([decision, id, answer = '']: readonly string[]): AppealCommand | null {
  if (decision === undefined) return null
  const isUpheld = decision === 'uphold'
  const isComplete = isUpheld || (decision === 'reject' && answer.trim() !== '')
  if (!isComplete || !/^[1-9]\d{0,8}$/.test(id ?? '')) throw new UsageError(usage)
  return { id: Number(id), isUpheld, answer }
}
