import { languages, type Lang } from '#contract/languages.ts'
import type { EditedBanner } from '#contract/staff/content/banners.ts'
import type { BannerEditor } from '#i18n/ro/console/content/banners.ts'
import type { Change } from '../parts/word-changes.tsx'

interface Names {
  readonly languages: Readonly<Record<Lang, string>>
  /** By slug. */
  readonly places: ReadonlyMap<string, string>
}

/** What of a banner differs, in words: the label of each field with its value in both. */
export function changesBetween(
  saved: EditedBanner,
  typed: EditedBanner,
  t: BannerEditor,
  names: Names,
): readonly Change[] {
  const before = textsOf(saved, t, names)
  const after = textsOf(typed, t, names)
  return Object.keys(after).map((label) => ({
    label,
    before: before[label] ?? '',
    after: after[label] ?? '',
  }))
}

function textsOf(banner: EditedBanner, t: BannerEditor, names: Names): Record<string, string> {
  const { fields, states } = t
  const texts: Record<string, string> = {
    [fields.isActive]: banner.isActive ? states.on : states.off,
    [fields.isFallback]: banner.isFallback ? states.fallback : '',
    [fields.type]: t.types[banner.type],
    [fields.position]: String(banner.position),
    [fields.startsAt]: banner.startsAt.replace('T', ' '),
    [fields.endsAt]: banner.endsAt.replace('T', ' '),
    [fields.pages]: banner.pages.map((page) => t.pages[page]).join(', '),
    [fields.languages]: banner.languages.map((lang) => names.languages[lang]).join(', '),
    [fields.places]: banner.places.map((slug) => names.places.get(slug) ?? slug).join(', '),
  }
  for (const lang of languages) {
    const shown = banner.images.find(({ language }) => language === lang)
    const { image = '', narrow = '', alt = '', link = '', opensTab = false } = shown ?? {}
    const tab = opensTab ? fields.opensTab : ''
    texts[`${fields.picture} (${names.languages[lang]})`] = [image, narrow, alt, link, tab]
      .filter(Boolean)
      .join('\n')
  }
  return texts
}
