import type { ReactElement } from 'react'
import { toast } from '../../../../lib/browser/toasts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './share-button.module.css'

/** The phone's own way to share, else the address goes to the clipboard. */
export function ShareButton({ title }: { title: string }): ReactElement {
  const t = useTexts()
  const share = async (): Promise<void> => {
    const { href } = location
    try {
      if (navigator.share) return await navigator.share({ title, url: href })
      await navigator.clipboard.writeText(href)
      toast(t.advert.linkCopied, 'success')
    } catch {
      // Closing the phone's sheet is an answer too.
    }
  }
  return (
    <button
      type="button"
      className={css['share']}
      aria-label={t.advert.share}
      onClick={() => void share()}
    >
      <Icon name="share-2" />
    </button>
  )
}
