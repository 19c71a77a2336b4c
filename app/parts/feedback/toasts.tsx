import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from '../../lib/browser/open-dialogs.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import {
  dismissToast,
  pauseToasts,
  listToasts,
  resumeToasts,
  subscribeToasts,
} from '../../lib/browser/toasts.ts'
import { Icon } from '../icons/icon.tsx'
import css from './toasts.module.css'
import { useClearOfHeading } from './use-clear-of-heading.ts'

const none: ReturnType<typeof listToasts> = []
const icons = { success: 'check', danger: 'circle-alert', info: 'info' } as const

/** Toast messages. Rendered into an open dialog, because everything outside it is inert. */
export function Toasts(): ReactElement {
  const dialog = useTopDialog()
  return dialog ? <>{createPortal(<Region />, dialog)}</> : <Region />
}

/** The live region, in the top layer above dialogs. */
function Region(): ReactElement {
  const toasts = useSyncExternalStore(subscribeToasts, listToasts, () => none)
  const t = useTexts()
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const element = region.current
    if (!element?.isConnected) return
    if (!element.matches(':popover-open')) element.showPopover()
  }, [newest])
  useClearOfHeading(region, newest)
  return (
    <div
      ref={region}
      popover="manual"
      role="status"
      aria-live="polite"
      className={css['toasts']}
      onMouseEnter={pauseToasts}
      onMouseLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {toasts.map(({ id, text, kind, action }) => (
        <div key={id} className={`${css['toast']} ${css[kind]}`}>
          <Icon name={icons[kind]} />
          <p className={css['text']}>{text}</p>
          {action && (
            <button
              type="button"
              className={css['action']}
              onClick={() => {
                dismissToast(id)
                action.act()
              }}
            >
              {action.label ?? t.layout.retry}
            </button>
          )}
          <button
            type="button"
            className={css['close']}
            aria-label={t.layout.close}
            onClick={() => dismissToast(id)}
          >
            <Icon name="x" size={18} />
          </button>
        </div>
      ))}
    </div>
  )
}
