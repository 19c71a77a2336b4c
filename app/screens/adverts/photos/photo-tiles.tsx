import { useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { photoTexts } from '../texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { PhotoTile, type Tool } from './photo-tile.tsx'
import css from './photo-tiles.module.css'
import { UploadTile } from './upload/upload-tile.tsx'
import { takesRoom } from './upload/uploads.ts'
import { useDrag } from './use-drag.ts'
import type { Gallery } from './use-gallery.ts'
import type { Uploads } from './upload/use-uploads.ts'

interface PhotoTilesProps {
  readonly photos: Pick<Gallery, 'images' | 'move' | 'makeMain' | 'remove' | 'restore' | 'rotate'> &
    Pick<Uploads, 'uploads' | 'retry' | 'dismiss'>
}

/** Stored photos in their order, followed by the uploads. */
export function PhotoTiles({ photos }: PhotoTilesProps): ReactElement {
  const t = photoTexts.use()
  const { images, uploads } = photos
  const list = useRef<HTMLUListElement>(null)
  const [announcement, announce] = useState('')
  const [turning, setTurning] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ image: string; at: number } | null>(null)
  const { drag, onPointerDown } = useDrag((from, to) => {
    photos.move(images[from] ?? '', to)
    announce(t.moved(to + 1, images.length))
  })

  /** Keeps the focus on a moved photo, or on its neighbour after a removal. */
  const focus = (position: number, tool: Tool): void => {
    const tile = list.current?.querySelectorAll('[data-photo]').item(position)
    const button = tile?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)
    ;(button ?? list.current)?.focus()
  }
  const use = (image: string, tool: Tool): void => {
    const at = images.indexOf(image)
    if (tool === 'rotate') {
      setTurning(image)
      void photos.rotate(image).then(() => {
        flushSync(() => {
          setTurning(null)
          announce(t.rotated(at + 1))
        })
        if (document.activeElement === document.body) focus(at, tool)
      })
      return
    }
    const to = { left: at - 1, right: at + 1, main: 0, remove: at }[tool]
    flushSync(() => {
      if (tool === 'remove') {
        photos.remove(image)
        setRemoved({ image, at })
      } else if (tool === 'main') photos.makeMain(image)
      else photos.move(image, to)
      announce(announcementOf(t, tool, to, images.length))
    })
    if (tool === 'remove') focus(Math.min(at, images.length - 2), tool)
    else focus(to, tool === 'main' ? 'right' : tool)
  }

  const restore = ({ image, at }: { image: string; at: number }): void => {
    flushSync(() => {
      photos.restore(image, at)
      setRemoved(null)
      announce(t.restored(at + 1))
    })
    focus(at, 'remove')
  }

  return (
    <>
      {removed && <UndoRemoval number={removed.at + 1} onUndo={() => restore(removed)} />}
      <ul
        className={css['tiles']}
        ref={list}
        aria-label={t.list}
        tabIndex={-1}
        onPointerDown={onPointerDown}
      >
        {images.map((image, index) => (
          <PhotoTile
            key={image}
            image={image}
            number={index + 1}
            isLast={index === images.length - 1}
            isBusy={turning === image}
            isDragged={drag?.from === index}
            isTarget={drag !== null && drag.over === index && drag.over !== drag.from}
            onTool={(tool) => use(image, tool)}
          />
        ))}
        <PendingUploads uploads={uploads} retry={photos.retry} dismiss={photos.dismiss} />
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}

/** The last removed photo, which can be restored until the step is left. */
function UndoRemoval({ number, onUndo }: { number: number; onUndo: () => void }): ReactElement {
  const t = photoTexts.use()
  return (
    <div className={css['gone']}>
      <p>{t.removed(number)}</p>
      <Button onPress={onUndo}>{t.undo}</Button>
    </div>
  )
}

function PendingUploads({
  uploads,
  retry,
  dismiss,
}: Pick<Uploads, 'uploads' | 'retry' | 'dismiss'>): ReactElement[] {
  return uploads
    .filter(takesRoom)
    .map((upload) => (
      <UploadTile key={upload.key} upload={upload} onRetry={retry} onDismiss={dismiss} />
    ))
}

function announcementOf(
  t: ReturnType<typeof photoTexts.use>,
  tool: Exclude<Tool, 'rotate'>,
  to: number,
  count: number,
): string {
  if (tool === 'remove') return t.removed(to + 1)
  return tool === 'main' ? t.isMain : t.moved(to + 1, count)
}
