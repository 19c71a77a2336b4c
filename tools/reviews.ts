import * as z from 'zod'
import { decide, queuedAdverts } from '#domains/adverts/moderation.ts'
import { ReasonShape } from '#contract/own-adverts.ts'
import { withDeps } from './with-deps.ts'

/**
 * For moderators until there is a console. Without arguments: what waits to be looked at. With a decision:
 * `approve 17`, `reject 17 title:forbidden_goods`, `suspend 17 images:needs_look`, `unsuspend 17`; reasons are shown
 * to the owner at their fields.
 */
const Decision = z.tuple([
  z.enum(['approve', 'reject', 'suspend', 'unsuspend']),
  z.coerce.number().int().positive(),
])

const [move, id, ...reasons] = process.argv.slice(2)
await withDeps(async (deps) => {
  if (move !== undefined) {
    const [decision, advertId] = Decision.parse([move, id])
    const held = reasons.map((text) => {
      const [field, code] = text.split(':')
      return ReasonShape.parse({ field, code })
    })
    await decide(deps, advertId, decision, held)
    return console.log(`Advert ${advertId}: ${decision} is done.`)
  }
  const queue = await queuedAdverts(deps)
  if (queue.length === 0) console.log('Nothing waits.')
  for (const one of queue) {
    const held = one.reasons.map(({ field, code }) => `${field}:${code}`).join(',')
    console.log([one.id, one.reviewSince.toISOString(), one.username, held, one.title].join('  '))
  }
})
