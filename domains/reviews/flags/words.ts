import type { Lang } from '#contract/languages.ts'
import { hiding as en } from '#i18n/en/console/hiding.ts'
import { hiding as ro } from '#i18n/ro/console/hiding.ts'
import { hiding as ru } from '#i18n/ru/console/hiding.ts'

/** Words for the author of a hidden review, in their language: which rule it breaks. */
export const hidingWords: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { ro, ru, en }
