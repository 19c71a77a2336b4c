import type { Delivery } from '../deps.ts'

const pause = 500

/**
 * Sends with one retry if the first attempt certainly failed. An unknown outcome is not retried, so that nobody gets a
 * message twice. Returns the final outcome.
 */
export async function deliver(send: () => Promise<Delivery>): Promise<Delivery> {
  const first = await send()
  if (first !== 'failed') return first
  await new Promise((resume) => setTimeout(resume, pause))
  return send()
}
