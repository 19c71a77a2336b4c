import { callBack, openCallbacks } from '#domains/staff/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage = 'Usage: npm run callbacks [NUMBER]'

/**
 * Operator command: lists callback requests; with a phone number, calls its owner with a code to finish the
 * registration.
 */
await withDeps(phoneOf, async (deps, phone) => {
  if (phone !== null) {
    const { name } = await callBack(deps, null, phone)
    return console.log(`${name} is told a code and can finish registering.`)
  }
  const requests = await openCallbacks(deps)
  if (requests.length === 0) console.log('Nobody waits for a call.')
  for (const one of requests) {
    const { status, name, preferredTime, language, requestedAt } = one
    const line = [one.phone, status, preferredTime, language, requestedAt.toISOString(), name]
    console.log(line.join('  '))
  }
})

function phoneOf(words: readonly string[]): string | null {
  const typed = words.join('')
  if (typed === '') return null
  if (!/^\+?\d{6,15}$/.test(typed)) throw new UsageError(usage)
  return typed
}
