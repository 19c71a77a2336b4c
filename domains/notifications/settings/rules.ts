import {
  defaultSettings,
  mailModesOf,
  notificationGroups,
  type GroupSettings,
  type MailMode,
  type NotificationGroup,
} from '#contract/rules/notification-groups.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Reach } from './store.ts'

export type Settings = Readonly<Record<NotificationGroup, GroupSettings>>

type Stored = Pick<Reach, 'changed' | 'wantsMessageMails' | 'wantsPriceAlerts'>

/**
 * What applies to a user. The mails about messages and price drops have switches of their own, which their
 * unsubscribe links turn off.
 */
export function settingsOf({ changed, wantsMessageMails, wantsPriceAlerts }: Stored): Settings {
  const of = { ...defaultSettings, ...changed }
  return {
    ...of,
    messages: { ...of.messages, mail: wantsMessageMails ? 'now' : 'off' },
    prices: { ...of.prices, mail: wantsPriceAlerts ? 'digest' : 'off' },
  }
}

export interface Change {
  readonly group: NotificationGroup
  readonly mail?: MailMode | undefined
  readonly push?: boolean | undefined
  readonly telegram?: boolean | undefined
}

/** The settings of the changed groups. Refuses a mode of mail that the group does not have. */
export function changedSettings(
  before: Settings,
  changes: readonly Change[],
): (GroupSettings & { readonly group: NotificationGroup })[] {
  const byGroup = new Map(changes.map((change) => [change.group, change]))
  return notificationGroups.flatMap((group) => {
    const change = byGroup.get(group)
    if (!change) return []
    const { mail, push, telegram } = before[group]
    if (change.mail && !mailModesOf[group].includes(change.mail))
      throw new Refusal('bad_input', 'mail')
    return [
      {
        group,
        mail: change.mail ?? mail,
        push: change.push ?? push,
        telegram: change.telegram ?? telegram,
      },
    ]
  })
}
