import type { createBrowserRouter } from 'react-router'
import type { Lang } from '#contract/languages.ts'
import { splitLanguage } from './addresses.ts'

/** What stands in for a photo, avatar or banner that does not come. */
const placeholder = '/assets/no-photo.svg'

/**
 * One listener for every link of the page: a list of 32 cards then costs nothing to hydrate. Links into
 * another language, to files or to other sites load as documents.
 */
export function followLinks(router: ReturnType<typeof createBrowserRouter>, lang: Lang): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    if (link.target || link.hasAttribute('download') || link.dataset['document'] !== undefined)
      return
    const url = new URL(link.href)
    const shown = splitLanguage(url.pathname)
    if (url.origin !== location.origin || shown.lang !== lang) return
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return

    event.preventDefault()
    void router.navigate(shown.path + url.search + url.hash)
  })
}

/** Puts the placeholder where an image fails; once, so that a missing placeholder does not ask for ever. */
export function mendImages(): void {
  const mend = (image: EventTarget | null): void => {
    if (!(image instanceof HTMLImageElement) || image.dataset['mended'] !== undefined) return
    image.dataset['mended'] = ''
    image.removeAttribute('srcset')
    image.src = placeholder
  }
  document.addEventListener('error', (event) => mend(event.target), { capture: true })
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.src) mend(image)
}

const mostTries = 5

/**
 * A stylesheet of a screen or a dialog that did not come is asked for again, ever later: what loads screens asks
 * for it once, and would show them bare when the network is back.
 */
export function mendStyles(): void {
  const mend = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const tries = Number(target.dataset['tries'] ?? 0)
    const again = target.cloneNode()
    if (tries >= mostTries || !(again instanceof HTMLLinkElement)) return
    again.dataset['tries'] = String(tries + 1)
    setTimeout(() => target.replaceWith(again), 1_000 * 2 ** tries)
  }
  document.addEventListener('error', mend, { capture: true })
}
