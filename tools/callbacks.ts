import { confirmCallback, openCallbacks } from '#domains/accounts/callbacks.ts'
import { withDeps } from './with-deps.ts'

/**
 * For operators until there is a console: lists who wants to be called, and, given a number, tells its owner a
 * code in a call, with which they finish registering.
 */
const [phone] = process.argv.slice(2)
await withDeps(async (deps) => {
  if (phone !== undefined) {
    const { name } = await confirmCallback(deps, phone)
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
