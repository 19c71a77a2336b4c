import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Button } from '../../../../parts/forms/button.tsx'
import { postingTexts } from '../../texts.ts'
import css from './publish-bar.module.css'

interface PublishBarProps {
  readonly isBusy: boolean
  readonly onPublish: () => void
  /** State of saving. */
  readonly children: ReactNode
}

/** Bar with the main action; it stays in sight above the on-screen keyboard, where the site's own bar gives way. */
export function PublishBar({ isBusy, onPublish, children }: PublishBarProps): ReactElement {
  const { finish } = postingTexts.use()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const place = (): void => {
      const covered = window.innerHeight - view.height - view.offsetTop
      // Rounding and browser bars are no keyboard.
      bar.current?.style.setProperty('--covered', `${covered > 60 ? Math.round(covered) : 0}px`)
    }
    const stop = new AbortController()
    view.addEventListener('resize', place, { signal: stop.signal })
    view.addEventListener('scroll', place, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return (
    <div className={css['bar']} ref={bar} data-publish-bar="">
      <div className={css['state']}>{children}</div>
      <Button kind="primary" busy={isBusy} onPress={onPublish}>
        {finish.publish}
      </Button>
    </div>
  )
}
