import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { noteOpenDialog } from '../../lib/browser/open-dialogs.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import css from './dialog.module.css'
import { Icon } from '../icons/icon.tsx'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** `full` covers the whole screen on a phone and a side panel on a desktop. */
  readonly size?: 'wide' | 'full'
  readonly children: ReactNode
}

/** Modal dialog. Closed by its button, Escape or a press on the backdrop; the focus returns to its opener. */
export function Dialog({ open, onClose, title, size, children }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useTexts()
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
    element.showModal()
    focusFirstField(element)
  }, [open])
  useEffect(() => (open && dialog.current ? noteOpenDialog(dialog.current) : undefined), [open])
  return (
    <dialog
      ref={dialog}
      className={size ? `${css['dialog']} ${css[size]}` : css['dialog']}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {open && (
        <div className={css['inside']}>
          <header className={css['header']}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={css['close']}
              aria-label={t.layout.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="x" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}

/**
 * The first field instead of the button that closes, which the browser chooses; not where it would open the keyboard
 * of a phone over the dialog.
 */
function focusFirstField(dialog: HTMLDialogElement): void {
  if (!window.matchMedia('(hover: hover)').matches) return
  const fields = 'input:not([type="hidden"]), select, textarea'
  dialog.querySelector<HTMLElement>(`:is(${fields}):enabled`)?.focus()
}
