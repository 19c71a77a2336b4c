import { useState, type ComponentType, type RefObject } from 'react'
import type { useSearchPlace } from './use-search-place.ts'

export interface PopupProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly search: ReturnType<typeof useSearchPlace>
  /** Opens or closes the list of places; while open it replaces the suggestions. */
  readonly setChoosing: (isChoosing: boolean) => void
}

interface PopupModule {
  /** Loads the texts required before the first render. */
  readonly ready: () => Promise<unknown>
  readonly Popup: ComponentType<PopupProps>
}

/** What opens below the search box, null until it is loaded. A failed load is ignored: searching works without. */
export function usePopup(load: () => Promise<PopupModule>) {
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null)
  const start = (): void => {
    if (Popup) return
    load().then(
      async (module) => {
        await module.ready()
        setPopup(() => module.Popup)
      },
      () => {},
    )
  }
  return [Popup, start] as const
}
