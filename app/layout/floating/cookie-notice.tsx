import { useEffect, useRef, useState, type ReactElement } from 'react'
import { readConsent, storeConsent, type Consent } from '../../lib/browser/storage.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import css from './cookie-notice.module.css'

/**
 * Cookie notice. Shown until answered, and again when a link to `#cookies` is pressed. Services that the site itself
 * does not need require `readConsent() === 'all'`. With `isInline` it has a place of its own in a screen that fills the
 * window, where one that floats would cover something; CSS then hides the other.
 */
export function CookieNotice({ isInline = false }: { isInline?: boolean }): ReactElement | null {
  const t = useTexts()
  const link = useLink()
  // Rendered on every page, hidden by CSS; early.js shows it before the first paint when no answer is stored. Without
  // JavaScript nothing is stored, so it stays hidden.
  const [isAsking, setAsking] = useState(true)
  useEffect(() => setAsking(readConsent() === null), [])
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const opener = event.target instanceof Element && event.target.closest('a[href="#cookies"]')
      if (!opener) return
      event.preventDefault()
      document.documentElement.dataset['asks'] = ''
      setAsking(true)
      requestAnimationFrame(() => notice.current?.querySelector('button')?.focus())
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  if (!isAsking) return null
  const answer = (consent: Consent): void => {
    storeConsent(consent)
    setAsking(false)
  }
  return (
    <section
      ref={notice}
      data-covers
      className={`${css['notice']} ${css[isInline ? 'inline' : 'floating']}`}
      aria-label={t.layout.cookies.title}
    >
      <p className={css['text']}>
        {t.layout.cookies.text} <a href={link('/article/cookies')}>{t.layout.cookies.more}</a>
      </p>
      <div className={css['answers']}>
        {/* `data-consent`: early.js takes an answer that is given before this screen is alive. */}
        <Button data-consent="necessary" onPress={() => answer('necessary')}>
          {t.layout.cookies.cancel}
        </Button>
        <Button data-consent="all" onPress={() => answer('all')}>
          {t.layout.cookies.confirm}
        </Button>
      </div>
    </section>
  )
}
