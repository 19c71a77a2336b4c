import type { createBrowserRouter } from '../router/index.ts'
import type { Lang } from '#contract/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import { splitLanguage } from './addresses.ts'

/** Shown instead of a photo, avatar or banner that fails to load. */
const placeholder = '/assets/no-photo.svg'

/**
 * Handles all links with one listener, so that a list of 32 cards adds no hydration cost. Links to another language, to
 * files or to other sites load as documents.
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
    const to = shown.path + url.search + url.hash
    // The photo of a card grows into that of its page.
    void router.navigate(to, { viewTransition: link.closest('[data-advert]') !== null })
  })
}

/**
 * Replaces images that fail to load by the placeholder; once per image, so that a missing placeholder causes no loop.
 */
export function replaceBrokenImages(): void {
  const replace = (image: EventTarget | null): void => {
    if (!(image instanceof HTMLImageElement) || image.dataset['noPlaceholder'] !== undefined) return
    image.dataset['noPlaceholder'] = ''
    image.removeAttribute('srcset')
    image.src = placeholder
  }
  document.addEventListener('error', (event) => replace(event.target), { capture: true })
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.src) replace(image)
}

const maxAttempts = 5

/**
 * Retries screen and dialog stylesheets that failed to load, with growing delays: the module loader requests each only
 * once and would show the screen unstyled when the network returns.
 */
export function retryStylesheets(): void {
  const retry = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const tries = Number(target.dataset['tries'] ?? 0)
    const again = target.cloneNode()
    if (tries >= maxAttempts || !(again instanceof HTMLLinkElement)) return
    again.dataset['tries'] = String(tries + 1)
    setTimeout(() => target.replaceWith(again), 1_000 * 2 ** tries)
  }
  document.addEventListener('error', retry, { capture: true })
}

/**
 * Says in the page's language that a field must be filled in, or which numbers it takes. By themselves browsers speak
 * the language that they were installed in.
 */
export function translateProblems({ refusals, layout }: Texts): void {
  const textOf = (control: Control): string => {
    const { valueMissing, patternMismatch, badInput } = control.validity
    const { rangeOverflow, rangeUnderflow, stepMismatch } = control.validity
    const isWrong = badInput || rangeOverflow || rangeUnderflow || stepMismatch
    // What is no number counts as missing too.
    if (isWrong && control instanceof HTMLInputElement && control.type === 'number') {
      const { min, max } = control
      return min && max ? layout.numberBetween(min, max) : layout.number
    }
    return valueMissing || patternMismatch ? refusals.field_required : ''
  }
  const translate = ({ target }: Event): void => {
    if (isControl(target)) target.setCustomValidity(textOf(target))
  }
  // An own message keeps a form from being sent until it is taken back, also from the other radios of a group.
  const takeBack = ({ target }: Event): void => {
    if (!isControl(target)) return
    for (const control of target.form?.elements ?? [])
      if (isControl(control)) control.setCustomValidity('')
  }
  document.addEventListener('invalid', translate, { capture: true })
  document.addEventListener('input', takeBack, { capture: true })
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
