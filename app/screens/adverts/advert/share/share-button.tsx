import { useState, type ReactElement } from 'react'
import { useAwaited } from '../../../../lib/browser/waiting.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './share-button.module.css'

type Sheet = Awaited<ReturnType<typeof loadSheet>>

/** Opens the sheet for sharing, which is loaded then. */
export function ShareButton({ title }: { readonly title: string }): ReactElement {
  const t = useTexts()
  const awaited = useAwaited()
  const [sheet, setSheet] = useState<(Sheet & { readonly isOpen: boolean }) | null>(null)
  const open = async (): Promise<void> => {
    const loaded = sheet ?? (await awaited(loadSheet()))
    if (loaded) setSheet({ ...loaded, isOpen: true })
  }
  return (
    <>
      <button
        type="button"
        className={`${css['share']} needs-script`}
        aria-label={t.advert.share}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="share-2" />
      </button>
      {sheet && (
        <sheet.ShareSheet
          title={title}
          isOpen={sheet.isOpen}
          onClose={() => setSheet({ ...sheet, isOpen: false })}
        />
      )}
    </>
  )
}

async function loadSheet() {
  const { ShareSheet, texts } = await import('./share-sheet.tsx')
  await texts.ready()
  return { ShareSheet }
}
