import { useEffect, useState, type ReactElement } from 'react'
import { scrollTopAfter } from '#contract/limits.ts'
import { useTexts } from '../../lib/texts.ts'
import { Icon } from '../icon.tsx'
import css from './scroll-top.module.css'

export function ScrollTop(): ReactElement | null {
  const t = useTexts()
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const look = (): void => setFarDown(window.scrollY > scrollTopAfter)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isFarDown) return null
  return (
    <button
      type="button"
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
