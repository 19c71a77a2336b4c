import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { listVerified, updateVerified, type VerifiedCompany } from './store.ts'

/** Staff have checked the papers of a company, or take that back. Refuses who is no company. */
export async function setCompanyVerified(
  deps: Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>,
  username: string,
  isVerified: boolean,
): Promise<void> {
  const at = isVerified ? deps.clock.now() : null
  const id = await updateVerified(deps.sql, username.toLowerCase(), at)
  if (id === null) throw new Refusal('user_not_found')
  await deps.cacheInvalidation.invalidate(`seller:${id}`)
}

/** Verified companies, the last one first. */
export async function verifiedCompanies(deps: Pick<Deps, 'sql'>): Promise<VerifiedCompany[]> {
  return listVerified(deps.sql)
}
