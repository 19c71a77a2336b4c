import type { ReactElement } from 'react'
import { thumbnail } from '../../../lib/browser/images.ts'
import { photoTexts } from '../texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import css from './photo-tiles.module.css'

export type Tool = 'left' | 'right' | 'rotate' | 'main' | 'remove'

interface PhotoTileProps {
  readonly image: string
  /** Position, from 1. */
  readonly number: number
  readonly isLast: boolean
  readonly isBusy: boolean
  readonly isDragged: boolean
  readonly isTarget: boolean
  readonly onTool: (tool: Tool) => void
}

/** A stored photo with its actions. */
export function PhotoTile(props: PhotoTileProps): ReactElement {
  const { image, number, isLast, isBusy, isDragged, isTarget, onTool } = props
  const t = photoTexts.use()
  return (
    <li
      className={css['tile']}
      data-photo={image}
      data-dragged={isDragged}
      data-target={isTarget}
      aria-busy={isBusy || undefined}
    >
      <div className={css['frame']}>
        <img src={thumbnail(image)} alt={t.photo(number)} width={200} height={150} />
        <span className={`${css['corner']} ${css['grip']}`} data-grip="" aria-hidden="true">
          <Icon name="grip-vertical" />
        </span>
        <button
          type="button"
          className={`${css['corner']} ${css['remove']}`}
          data-tool="remove"
          aria-label={t.remove(number)}
          onClick={() => onTool('remove')}
        >
          <Icon name="trash-2" />
        </button>
        {number === 1 ? (
          <span className={css['main']}>{t.main}</span>
        ) : (
          <button
            type="button"
            className={`${css['corner']} ${css['star']}`}
            data-tool="main"
            aria-label={t.makeMain(number)}
            title={t.makeMain(number)}
            onClick={() => onTool('main')}
          >
            <Icon name="star" />
          </button>
        )}
      </div>
      <div className={css['tools']}>
        <button
          type="button"
          data-tool="left"
          aria-label={t.moveLeft(number)}
          aria-disabled={number === 1}
          onClick={() => number > 1 && onTool('left')}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          data-tool="rotate"
          aria-label={t.rotate(number)}
          aria-disabled={isBusy}
          onClick={() => isBusy || onTool('rotate')}
        >
          <Icon name="rotate-cw" />
        </button>
        <button
          type="button"
          data-tool="right"
          aria-label={t.moveRight(number)}
          aria-disabled={isLast}
          onClick={() => isLast || onTool('right')}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
    </li>
  )
}
