import { randomUUID } from 'node:crypto'
import { dayMs } from '#contract/rules/durations.ts'
import { knownDeviceDays } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'

type KnownDevice = NonNullable<Visitor['knownDevice']>

/** The browser of a device token; undefined if the token is forged or expired. It never authenticates. */
export async function knownDeviceOf(
  { tokens }: Pick<Deps, 'tokens'>,
  token: string | undefined,
): Promise<KnownDevice | undefined> {
  const subject = token ? await tokens.read('device', token) : null
  const [, userId, id] = /^(\d+):(.+)$/.exec(subject ?? '') ?? []
  return userId !== undefined && id !== undefined ? { userId: Number(userId), id } : undefined
}

/** Issues a token by which the account recognizes this browser; a known browser keeps its id. */
export async function issueDeviceToken(
  { tokens, clock }: Pick<Deps, 'tokens' | 'clock'>,
  userId: number,
  known: KnownDevice | undefined,
): Promise<{ deviceToken: string; deviceExpiresAt: Date }> {
  const deviceExpiresAt = new Date(clock.now().getTime() + knownDeviceDays * dayMs)
  const id = known?.userId === userId ? known.id : randomUUID()
  return {
    deviceToken: await tokens.sign('device', `${userId}:${id}`, deviceExpiresAt),
    deviceExpiresAt,
  }
}
