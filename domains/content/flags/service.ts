import { Refusal } from '#contract/refusals.ts'
import type { EditedFlag } from '#contract/staff/content/flags.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import { listFlags, lockFlag, updateFlag } from './store.ts'

/** The flags of the site in their order. */
export async function flagsToEdit({ sql }: Pick<Deps, 'sql'>): Promise<EditedFlag[]> {
  return listFlags(sql)
}

/** Switches a flag; pages follow at once. Gives its new revision. Refuses one that somebody has switched meanwhile. */
export async function saveFlag(
  deps: Pick<Deps, 'sql' | 'cacheInvalidation'>,
  staff: Staff,
  { flag, isOn, revision }: EditedFlag,
): Promise<number> {
  const saved = await deps.sql.begin(async (sql) => {
    const before = await lockFlag(sql, flag)
    if (before.revision !== revision) throw new Refusal('edited_meanwhile')
    const next = await updateFlag(sql, flag, isOn)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'setting.save', subject: { kind: 'setting', id: flag } },
      ...{ before: { isOn: before.isOn }, after: { isOn } },
    })
    return next
  })
  await deps.cacheInvalidation.invalidate('content')
  return saved
}
