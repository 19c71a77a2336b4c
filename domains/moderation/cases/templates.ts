import type { Lang } from '#contract/languages.ts'
import { mending as en } from '#i18n/en/console/mending.ts'
import { mending as ro } from '#i18n/ro/console/mending.ts'
import { mending as ru } from '#i18n/ru/console/mending.ts'

/** Words for an owner, in their language: how to mend what breaks a rule. */
export const templates: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { ro, ru, en }
