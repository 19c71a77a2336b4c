import { languages, type Lang } from '#contract/languages.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { mending as en } from '#i18n/en/console/mending.ts'
import { mending as ro } from '#i18n/ro/console/mending.ts'
import { mending as ru } from '#i18n/ru/console/mending.ts'

/** Words for an owner, in their language: how to mend what breaks a rule. */
export const templates: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { ro, ru, en }

/**
 * Reasons without the texts that are a template of their rule in any language: a reason without a text is shown with the
 * template in the language of its reader.
 */
export function withoutTemplates(reasons: readonly AdvertReason[]): AdvertReason[] {
  return reasons.map(({ text, ...reason }) => {
    const isTemplate = languages.some((lang) => templates[lang][reason.code] === text)
    return text === undefined || isTemplate ? reason : { ...reason, text }
  })
}
