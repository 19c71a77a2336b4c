import { programAdverts } from '#contract/rules/imports/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { countProgramAdverts } from '../own-store.ts'

/** Returns how many more adverts files and programs may bring to a company. */
export async function programRoom(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  { id }: Pick<User, 'id'>,
): Promise<number> {
  const since = new Date(clock.now().getTime() - programAdverts.days * dayMs)
  const { count, isVerified } = await countProgramAdverts(sql, id, since)
  const most = isVerified ? programAdverts.verified : programAdverts.unverified
  return Math.max(0, most - count)
}

/** Refuses one more advert by a program than a company may have. */
export async function refuseProgramFull(
  deps: Pick<Deps, 'sql' | 'clock'>,
  owner: Pick<User, 'id'>,
): Promise<void> {
  if ((await programRoom(deps, owner)) === 0) throw new Refusal('program_adverts_full')
}
