import type { ReportSubject } from '#contract/people/reports.ts'
import { publicProfile } from '../accounts/service.ts'
import { publicAdvert } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'

/** Finds the owner of an object. Refuses one that others cannot see. */
type FindOwner = (deps: Pick<Deps, 'sql'>, id: number) => Promise<number>

/** Objects that can be reported; an absent kind is refused. */
export const ownerOf: Readonly<Partial<Record<ReportSubject, FindOwner>>> = {
  advert: async (deps, id) => (await publicAdvert(deps, id)).ownerId,
  profile: async (deps, id) => (await publicProfile(deps, { id })).id,
}
