import { useEffect, type RefObject } from 'react'
import { useLocation } from '../../lib/router/index.ts'

const gap = 8

/** Keeps what is shown at the top below the heading that it would cover; `newest` changes with what is shown. */
export function useClearOfHeading(
  shown: RefObject<HTMLElement | null>,
  newest: number | undefined,
): void {
  const { key } = useLocation()
  useEffect(() => {
    const place = (): void => {
      if (shown.current) standClear(shown.current)
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [shown, newest, key])
}

function standClear(shown: HTMLElement): void {
  shown.style.removeProperty('top')
  const page = shown.closest('dialog') ?? document.querySelector('main')
  const heading = page?.querySelector('h1, h2')?.getBoundingClientRect()
  if (!heading) return
  const { top, bottom, height } = shown.getBoundingClientRect()
  const below = heading.bottom + gap
  const hasRoom = below + height < innerHeight
  if (heading.top < bottom && heading.bottom > top && hasRoom) shown.style.top = `${below}px`
}
