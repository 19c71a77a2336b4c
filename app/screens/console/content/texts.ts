import type { articleEditor } from '#i18n/ro/console/content/articles.ts'
import type { bannerEditor } from '#i18n/ro/console/content/banners.ts'
import type { menuEditor } from '#i18n/ro/console/content/menus.ts'
import type { priceEditor } from '#i18n/ro/console/content/prices.ts'
import type { flagEditor } from '#i18n/ro/console/content/flags.ts'
import type { mailEditor } from '#i18n/ro/console/content/mails.ts'
import type { editing } from '#i18n/ro/console/content/editing.ts'
import { lazyTexts } from '../../../lib/texts/lazy-texts.ts'

/** What all editors say. */
export const editingTexts = lazyTexts(
  import.meta.glob<typeof editing>('../../../../i18n/*/console/content/editing.ts', {
    import: 'editing',
  }),
)

export const articleEditorTexts = lazyTexts(
  import.meta.glob<typeof articleEditor>('../../../../i18n/*/console/content/articles.ts', {
    import: 'articleEditor',
  }),
)

export const bannerEditorTexts = lazyTexts(
  import.meta.glob<typeof bannerEditor>('../../../../i18n/*/console/content/banners.ts', {
    import: 'bannerEditor',
  }),
)

export const menuEditorTexts = lazyTexts(
  import.meta.glob<typeof menuEditor>('../../../../i18n/*/console/content/menus.ts', {
    import: 'menuEditor',
  }),
)

export const priceEditorTexts = lazyTexts(
  import.meta.glob<typeof priceEditor>('../../../../i18n/*/console/content/prices.ts', {
    import: 'priceEditor',
  }),
)

export const flagEditorTexts = lazyTexts(
  import.meta.glob<typeof flagEditor>('../../../../i18n/*/console/content/flags.ts', {
    import: 'flagEditor',
  }),
)

export const mailEditorTexts = lazyTexts(
  import.meta.glob<typeof mailEditor>('../../../../i18n/*/console/content/mails.ts', {
    import: 'mailEditor',
  }),
)
