import { randomUUID } from 'node:crypto'
import { dayMs } from '#contract/rules/durations.ts'
import { knownDeviceDays } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'

type KnownDevice = NonNullable<Visitor['knownDevice']>

/** The browser behind a device token; undefined for one that is forged or too old. It is never a login. */
export async function knownDeviceOf(
  { tokens }: Pick<Deps, 'tokens'>,
  token: string | undefined,
): Promise<KnownDevice | undefined> {
  const subject = token ? await tokens.read('device', token) : null
  const [, userId, id] = /^(\d+):(.+)$/.exec(subject ?? '') ?? []
  return userId !== undefined && id !== undefined ? { userId: Number(userId), id } : undefined
}

/** What lets this browser be known as one of the account's from now on; one that is known stays the same. */
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
