import type { ReactElement } from 'react'
import { store } from '../../lib/browser/storage.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import css from './theme-switch.module.css'

/**
 * Switches between light and dark. A choice equal to the device's setting is cleared, so the site follows the device
 * again.
 */
export function ThemeSwitch({ withText = false }: { withText?: boolean }): ReactElement {
  const t = useTexts()
  return (
    <button
      type="button"
      className={`${css['theme']} needs-script`}
      aria-label={withText ? undefined : t.layout.theme}
      title={withText ? undefined : t.layout.theme}
      onClick={switchTheme}
    >
      <span className={css['moon']}>
        <Icon name="moon" />
      </span>
      <span className={css['sun']}>
        <Icon name="sun" />
      </span>
      {withText && t.layout.themeShort}
    </button>
  )
}

function switchTheme(): void {
  const { dataset } = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = (dataset['theme'] ?? system) === 'dark' ? 'light' : 'dark'
  store('theme', next === system ? null : next)
  if (next === system) delete dataset['theme']
  else dataset['theme'] = next
}
