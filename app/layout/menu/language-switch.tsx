import type { ReactElement } from 'react'
import { useLocation } from '../../lib/router/index.ts'
import { addressIn, languages } from '#contract/languages.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import css from './language-switch.module.css'

// Each language is named in itself.
const names = {
  ro: { short: 'Ro', full: 'Română' },
  ru: { short: 'Ру', full: 'Русский' },
  en: { short: 'En', full: 'English' },
} as const

/** Links to the same page in another language, as a document load, since its texts are in another chunk. */
export function LanguageSwitch(): ReactElement {
  const { pathname, search } = useLocation()
  const t = useTexts()
  return (
    <nav className={css['switch']} aria-label={t.layout.language}>
      {languages.map((language) => (
        <a
          key={language}
          className={css['language']}
          href={addressIn(language, pathname) + search}
          hrefLang={language}
          lang={language}
          aria-label={`${names[language].short}, ${names[language].full}`}
          aria-current={language === t.lang ? 'true' : undefined}
          data-document=""
        >
          {names[language].short}
        </a>
      ))}
    </nav>
  )
}
