import { defaultSettings, type NotificationGroup } from '#contract/rules/notification-groups.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { changedSettings, settingsOf, type Change, type Settings } from './rules.ts'
import {
  listReach,
  updateMail,
  updateWantsMessageMails,
  updateWantsPriceAlerts,
  upsertSettings,
  type Reach,
} from './store.ts'

/** Groups whose mails the link of a digest stops; those about own adverts have a link of their own too. */
const mailedGroups = {
  all: ['favorites', 'followed', 'reviews', 'adverts', 'reports', 'bills'],
  adverts: ['adverts'],
} as const satisfies Record<string, readonly NotificationGroup[]>

/** By which channels a user is told of what, and by which ones the user can be reached. */
export async function settingsFor(
  { sql }: { readonly sql: Db },
  { id }: Pick<User, 'id'>,
): Promise<Reach & { readonly settings: Settings }> {
  const [reach] = await listReach(sql, [id])
  if (!reach) throw new Refusal('user_not_found')
  return { ...reach, settings: settingsOf(reach) }
}

/** Changes by which channels a user is told of what. Refuses a mode of mail that a group does not have. */
export async function saveSettings(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
  changes: readonly Change[],
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    const { settings } = await settingsFor({ sql }, { id })
    const changed = changedSettings(settings, changes)
    if (changed.length > 0) await upsertSettings(sql, id, changed)
    for (const { group, mail } of changed) {
      if (group === 'messages') await updateWantsMessageMails(sql, id, mail === 'now')
      if (group === 'prices') await updateWantsPriceAlerts(sql, id, mail === 'digest')
    }
  })
}

/** Unsubscribes a user from mails of notifications: all, or those about own adverts. */
export async function stopNotificationMails(
  deps: Pick<Deps, 'sql'>,
  userId: number,
  which: keyof typeof mailedGroups,
): Promise<void> {
  const rows = mailedGroups[which].map((group) => ({ group, ...defaultSettings[group] }))
  await updateMail(deps.sql, userId, rows, 'off')
}
