import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { large } from '../../../../lib/browser/images.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { advertToolsTexts } from '../tools-texts.ts'
import { Steps } from './steps.tsx'
import { Thumbs } from './thumbs.tsx'
import { useZoom } from './use-zoom.ts'
import css from './viewer.module.css'

export const texts = advertToolsTexts

interface ViewerProps {
  readonly images: readonly string[]
  readonly title: string
  /** Index of the photo. */
  readonly at: number
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

/** One photo on the whole screen, zoomed by fingers, double tap, wheel, keys and a button. */
export function Viewer({ images, title, at, onShow, onClose }: ViewerProps): ReactElement {
  const t = useTexts().advert.gallery
  const tools = advertToolsTexts.use()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const photo = useRef<HTMLImageElement>(null)
  const count = images.length
  const image = images[at] ?? ''
  const { handlers, toggle } = useZoom(photo, image, {
    onSwipe: (asked) => {
      if (asked === 'close') dialog.current?.close()
      else if (count > 1) onShow(at + (asked === 'next' ? 1 : -1))
    },
  })
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  usePreload([images[(at + 1) % count], images[(at - 1 + count) % count]])
  const zoom = (): void => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {}
    toggle({ width, height })
  }
  const byKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step !== undefined && count > 1) onShow(at + step)
    else if (event.key === '+' || event.key === '-') zoom()
    else if (event.key === 'Home') onShow(0)
    else if (event.key === 'End') onShow(count - 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <dialog
      className={css['viewer']}
      ref={dialog}
      aria-label={title}
      onKeyDown={byKey}
      onClose={onClose}
    >
      <div ref={stage} className={css['stage']} {...handlers}>
        <img
          ref={photo}
          className={css['photo']}
          src={large(image)}
          alt={t.photo(at + 1, count)}
          draggable={false}
        />
      </div>
      {count > 1 && <Steps at={at} count={count} onShow={onShow} />}
      <div className={css['tools']}>
        <button type="button" className={css['tool']} aria-label={tools.zoom} onClick={zoom}>
          <Icon name="zoom-in" />
        </button>
        <button
          type="button"
          className={css['tool']}
          aria-label={t.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      {count > 1 && (
        <div className={css['thumbs']}>
          <Thumbs images={images} at={at} onShow={onShow} />
        </div>
      )}
    </dialog>
  )
}

/** Loads the neighbours, so that the next photo is there when it is asked for. */
function usePreload([next, previous]: readonly (string | undefined)[]): void {
  useEffect(() => {
    for (const name of [next, previous]) if (name) new Image().src = large(name)
  }, [next, previous])
}
