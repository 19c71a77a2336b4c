import type { Banner } from '#contract/content.ts'
import { languages, type Lang } from '#contract/languages.ts'

/** A banner as the page shows it. */
export interface Slide {
  readonly id: string
  readonly image: string
  /** The picture for a phone, where there is one of its own. */
  readonly narrow?: string
  /** What the picture says; empty where nobody wrote it down. */
  readonly alt: string
  /** Absent where the address is none that a page may lead to. */
  readonly href?: string
  readonly opensTab: boolean
}

/** Banners in the page's language; one without a picture in it shows another language's, one without any is left out. */
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
