import { useId, type ReactElement } from 'react'
import type { OutputOf } from '#contract/call.ts'
import type { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import { mailModesOf } from '#contract/rules/notification-groups.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { BareSelect } from '../../../parts/forms/bare-control.tsx'
import { notificationSettingsTexts } from '../texts.ts'
import { fieldOf, groupField } from './settings-form.ts'
import css from './notification-settings.module.css'

type Row = OutputOf<typeof notificationSettingCalls.getSettings>['settings'][number]

/** The channels of one group of events. */
export function GroupRow({ row, hasTelegram }: { row: Row; hasTelegram: boolean }): ReactElement {
  const t = notificationSettingsTexts.use()
  const hintId = useId()
  const { group, push, telegram } = row
  const { title, hint } = t.groups[group]
  return (
    <fieldset className={css['group']} aria-describedby={hintId}>
      <legend className={css['legend']}>{title}</legend>
      <input type="hidden" name={groupField} value={group} />
      <p className={css['hint']} id={hintId}>
        {hint}
      </p>
      <div className={css['channels']}>
        <MailMode row={row} />
        <label className={css['tick']}>
          <input
            type="checkbox"
            name={fieldOf(group, 'push')}
            defaultChecked={push}
            aria-label={t.pushOf(title)}
          />
          {t.push}
        </label>
        {hasTelegram && (
          <label className={css['tick']}>
            <input type="hidden" name={fieldOf(group, 'has-telegram')} value="1" />
            <input
              type="checkbox"
              name={fieldOf(group, 'telegram')}
              defaultChecked={telegram}
              aria-label={t.telegramOf(title)}
            />
            {t.telegram}
          </label>
        )}
      </div>
    </fieldset>
  )
}

function MailMode({ row: { group, mail } }: { row: Row }): ReactElement {
  const t = notificationSettingsTexts.use()
  const link = useLink()
  if (mail === null) {
    return (
      <span className={css['mail']}>
        <span>{t.mail}</span>
        {group === 'searches' ? (
          <a href={link('/my-searches')}>{t.bySearch}</a>
        ) : (
          <span className={css['hint']}>{t.always}</span>
        )}
      </span>
    )
  }
  return (
    <label className={css['mail']}>
      <span>{t.mail}</span>
      <BareSelect
        className={css['select']}
        name={fieldOf(group, 'mail')}
        defaultValue={mail}
        aria-label={t.mailOf(t.groups[group].title)}
      >
        {mailModesOf[group].map((mode) => (
          <option key={mode} value={mode}>
            {t.modes[mode]}
          </option>
        ))}
      </BareSelect>
    </label>
  )
}
