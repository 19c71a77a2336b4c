import {
  decideHeld,
  heldMessages,
  messageDecisions,
  type MessageDecision,
} from '#domains/messaging/moderation/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage = 'Usage: npm run messages [release|refuse CONVERSATION NUMBER]'

interface Command {
  readonly decision: MessageDecision
  readonly conversationId: number
  readonly seq: number
}

/**
 * Moderator command for messages that are held as fraud. Without arguments: lists them, oldest first. `release 17 3`
 * delivers the third message of conversation 17, `refuse 17 3` does not; its author sees the decision.
 */
await withDeps(commandOf, async (deps, command) => {
  if (command) {
    await decideHeld(deps, command, command.decision)
    return console.log(
      `Message ${command.conversationId} ${command.seq}: ${command.decision} is done.`,
    )
  }
  const held = await heldMessages(deps)
  if (held.length === 0) console.log('Nothing waits.')
  for (const { conversationId, seq, sentAt, username, title, text, warnings } of held) {
    console.log(
      [conversationId, seq, sentAt.toISOString(), username, warnings.join(', '), title].join('  '),
    )
    console.log(`${text.replaceAll(/^/gm, '    ')}\n`)
  }
})

/** Null: list them. */
function commandOf([decision, ...numbers]: readonly string[]): Command | null {
  if (decision === undefined) return null
  const known = messageDecisions.find((one) => one === decision)
  const [conversationId, seq] = numbers.map((text) =>
    /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null,
  )
  if (!known || !conversationId || !seq || numbers.length > 2) throw new UsageError(usage)
  return { decision: known, conversationId, seq }
}
