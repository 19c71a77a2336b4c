import type { ReactElement } from 'react'
import { toast } from '../../../../lib/browser/toasts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { advertToolsTexts } from '../tools-texts.ts'
import { shareLinks } from './share-links.ts'
import css from './share-sheet.module.css'

export const texts = advertToolsTexts

interface ShareSheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Where the advert can be sent: messengers, the clipboard, and what the system offers. */
export function ShareSheet({ title, isOpen, onClose }: ShareSheetProps): ReactElement {
  const { advert, refusals } = useTexts()
  const t = advertToolsTexts.use().share
  const { origin, pathname } = location
  const url = origin + pathname
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      toast(advert.linkCopied, 'success')
    } catch {
      toast(refusals.unavailable, 'danger')
    }
    onClose()
  }
  const shareByMeansOfSystem = async (): Promise<void> => {
    // Closing the system's sheet rejects.
    await navigator.share({ title, url }).catch(() => {})
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title}>
      <ul className={css['list']}>
        {shareLinks(title, url).map(({ name, href }) => (
          <li key={name}>
            <a className={css['way']} href={href} target="_blank" rel="noopener" onClick={onClose}>
              <Icon name="send" />
              {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={css['way']} onClick={() => void copy()}>
            <Icon name="copy" />
            {t.copy}
          </button>
        </li>
        {'share' in navigator && (
          <li>
            <button
              type="button"
              className={css['way']}
              onClick={() => void shareByMeansOfSystem()}
            >
              <Icon name="share-2" />
              {t.other}
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  )
}
