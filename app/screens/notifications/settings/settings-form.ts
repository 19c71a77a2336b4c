import type { InputOf } from '#contract/call.ts'
import type { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import { mailModesOf, notificationGroups } from '#contract/rules/notification-groups.ts'

type Change = InputOf<typeof notificationSettingCalls.saveSettings>['settings'][number]

/** Names of the fields of a group. An unticked box is absent, so each shown box has a mark beside it. */
export function fieldOf(
  group: string,
  field: 'mail' | 'push' | 'telegram' | 'has-telegram',
): string {
  return `${group}.${field}`
}

/** Field that each row has with its group. */
export const groupField = 'group'

/** All rows of the form; what was not shown stays as it is. */
export function settingsFrom(form: FormData): Change[] {
  const shown = new Set(form.getAll(groupField))
  const groups = notificationGroups.filter((group) => shown.has(group))
  return groups.map((group) => {
    const mode = form.get(fieldOf(group, 'mail'))
    const mail = mailModesOf[group].find((known) => known === mode)
    const hasTelegram = form.has(fieldOf(group, 'has-telegram'))
    return {
      group,
      push: form.has(fieldOf(group, 'push')),
      ...(mail && { mail }),
      ...(hasTelegram && { telegram: form.has(fieldOf(group, 'telegram')) }),
    }
  })
}
