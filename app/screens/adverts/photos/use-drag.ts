import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'

interface Drag {
  /** Start index and current target index. */
  readonly from: number
  readonly over: number
}

interface Dragging {
  readonly drag: Drag | null
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void
}

const edge = 90

/**
 * Reorders the tiles of a list: with a mouse by dragging the photo, by touch with its handle, which leaves scrolling to
 * the rest. Escape cancels.
 */
export function useDrag(onDrop: (from: number, to: number) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null)
  const following = useRef<AbortController>(undefined)
  useEffect(() => () => following.current?.abort(), [])

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>): void => {
    const tile = event.button === 0 && draggedBy(event)
    if (!tile) return
    event.preventDefault()
    const from = positionOf(tile)
    const start = { x: event.pageX, y: event.pageY }
    let over = from
    const stop = new AbortController()
    following.current?.abort()
    following.current = stop
    stop.signal.addEventListener('abort', () => {
      tile.style.translate = ''
      tile.style.pointerEvents = ''
      setDrag(null)
    })
    // Excludes the dragged tile from hit testing.
    tile.style.pointerEvents = 'none'

    const follow = (moved: PointerEvent): void => {
      tile.style.translate = `${moved.pageX - start.x}px ${moved.pageY - start.y}px`
      scrollAtEdge(moved.clientY)
      const below = document.elementFromPoint(moved.clientX, moved.clientY)?.closest('li')
      if (below && below.parentElement === tile.parentElement && below.dataset['photo'])
        over = positionOf(below)
      setDrag({ from, over })
    }
    const { signal } = stop
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointercancel', () => stop.abort(), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop.abort(), { signal })
    const drop = (): void => {
      stop.abort()
      if (over !== from) onDrop(from, over)
    }
    window.addEventListener('pointerup', drop, { signal })
  }
  return { drag, onPointerDown }
}

function draggedBy({ target, pointerType }: ReactPointerEvent<HTMLElement>): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const isGrip = target.closest('[data-grip]') !== null
  const isPhoto = pointerType === 'mouse' && target instanceof HTMLImageElement
  return isGrip || isPhoto ? target.closest<HTMLElement>('li[data-photo]') : null
}

function positionOf(tile: Element): number {
  return [...(tile.parentElement?.children ?? [])].indexOf(tile)
}

function scrollAtEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -10)
  else if (y > window.innerHeight - edge) window.scrollBy(0, 10)
}
