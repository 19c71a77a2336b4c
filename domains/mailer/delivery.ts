import type { Delivery } from '../deps.ts'

const pause = 500

/**
 * Sends, and once more when the first try surely reached nobody. A try whose end is unknown is not repeated:
 * nobody gets a message twice. Gives how it ended, as far as can be known.
 */
export async function deliver(send: () => Promise<Delivery>): Promise<Delivery> {
  const first = await send()
  if (first !== 'failed') return first
  await new Promise((resume) => setTimeout(resume, pause))
  return send()
}
