import { useEffect, useRef, useState, type ReactElement } from 'react'
import { scrollTopAfter } from '#contract/limits.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import { liesOnControl } from './lies-on-control.ts'
import { useContentBelow } from './use-content-below.ts'
import css from './scroll-top.module.css'

/** Button back to the top of a long page. Hidden while it would cover another control. */
export function ScrollTop(): ReactElement | null {
  const t = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const [isFarDown, setFarDown] = useState(false)
  const [isCovering, setCovering] = useState(false)
  const update = (): void => {
    setFarDown(window.scrollY > scrollTopAfter)
    setCovering(button.current !== null && liesOnControl(button.current))
  }
  useContentBelow(update)
  useEffect(update, [isFarDown])
  if (!isFarDown) return null
  return (
    <button
      ref={button}
      type="button"
      data-hidden={isCovering || undefined}
      className={css['top']}
      aria-label={t.layout.toTop}
      title={t.layout.toTop}
      onClick={() => {
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
        window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="chevron-up" />
    </button>
  )
}
