import type { Banner } from '#contract/site/banners.ts'
import { languages, type Lang } from '#contract/languages.ts'

/** A banner for display. */
export interface Slide {
  readonly id: string
  readonly image: string
  /** Separate picture for phones, if any. */
  readonly narrow?: string
  /** Alternative text; empty when none was entered. */
  readonly alt: string
  /** Absent when the address is not an allowed link target. */
  readonly href?: string
  readonly opensTab: boolean
}

/** Banners in the page's language; falls back to another language's picture and skips banners without any. */
export function toSlides(banners: readonly Banner[], lang: Lang): Slide[] {
  return banners.flatMap(({ id, images }) => {
    const inLanguage = images[languages.indexOf(lang)]
    const shown = inLanguage?.image ? inLanguage : images.find(({ image }) => image)
    if (!shown) return []
    const isSafe = /^(https?:\/\/|\/(?![/\\]))/.test(shown.linkURL)
    return [
      {
        id,
        image: shown.image,
        alt: shown.alt,
        ...(shown.narrow && { narrow: shown.narrow }),
        opensTab: shown.linkTarget === '_blank',
        ...(isSafe && { href: shown.linkURL }),
      },
    ]
  })
}
