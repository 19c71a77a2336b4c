import type { ReactElement } from 'react'
import { toast } from '../../../../lib/browser/toasts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './share-button.module.css'

/** Uses the Web Share API, else copies the address to the clipboard. */
export function ShareButton({ title }: { title: string }): ReactElement {
  const t = useTexts()
  const share = async (): Promise<void> => {
    const { href } = location
    try {
      if (navigator.share) return await navigator.share({ title, url: href })
      await navigator.clipboard.writeText(href)
      toast(t.advert.linkCopied, 'success')
    } catch {
      // The user closed the share sheet.
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
