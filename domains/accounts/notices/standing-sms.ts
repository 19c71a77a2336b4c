import type { Lang } from '#contract/languages.ts'
import type { StandingChange } from '#contract/people/notifications.ts'
import { site } from '#contract/site/site.ts'
import { stopped } from '#i18n/stopped.ts'
import { messageTexts, phoneText, smsRoom } from '../../mailer/service.ts'

export interface StandingDecision {
  readonly change: StandingChange
  /** In words, for the person; in the language of who has decided. */
  readonly reason: string
  readonly endsAt: Date | null
}

/** A decision about an account in one SMS, with its reason if that has room. */
export function standingSms(lang: Lang, { change, reason, endsAt }: StandingDecision): string {
  const { sms, reason: because } = messageTexts[lang].standing
  const what = sms.what[change]
  const end = endsAt ? sms.until(what, dayIn(lang, endsAt)) : what
  const short = `${site.name}: ${stopped(end)}`
  if (change === 'restored') return phoneText(lang, short)
  const where = change === 'banned' ? sms.atLogin : sms.inNotifications
  const long = phoneText(lang, `${short} ${stopped(because(reason))} ${where}`)
  const hasRoom = reason !== '' && long.length <= smsRoom(long)
  return hasRoom ? long : phoneText(lang, `${short} ${where}`)
}

/** "24.11.2026", the day in Chișinău. */
export function dayIn(lang: Lang, moment: Date): string {
  const options = { timeZone: 'Europe/Chisinau', dateStyle: 'short' } as const
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, options).format(moment)
}
