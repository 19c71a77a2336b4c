import { useEffect, useState, type ReactElement } from 'react'
import { readConsent, storeConsent, type Consent } from '../../lib/storage.ts'
import { useLink, useTexts } from '../../lib/texts.ts'
import { Button } from '../button.tsx'
import css from './cookie-notice.module.css'

/** Asks once. Whatever is not needed for the site itself waits for `readConsent() === 'all'`. */
export function CookieNotice(): ReactElement | null {
  const t = useTexts()
  const link = useLink()
  // The finished page is the same for everyone, so who has answered is known only after it has arrived.
  const [isAsking, setAsking] = useState(false)
  useEffect(() => setAsking(readConsent() === null), [])
  if (!isAsking) return null
  const answer = (consent: Consent): void => {
    storeConsent(consent)
    setAsking(false)
  }
  return (
    <section className={css['notice']} aria-label={t.layout.cookies.title}>
      <p className={css['text']}>
        {t.layout.cookies.text} <a href={link('/article/cookies')}>{t.layout.cookies.more}</a>
      </p>
      <div className={css['answers']}>
        <Button onPress={() => answer('necessary')}>{t.layout.cookies.cancel}</Button>
        <Button kind="primary" onPress={() => answer('all')}>
          {t.layout.cookies.confirm}
        </Button>
      </div>
    </section>
  )
}
