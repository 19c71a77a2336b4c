import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { readInTab, storeInTab } from '../../../lib/browser/storage.ts'
import { useAwaited } from '../../../lib/browser/waiting.ts'

type Tools = Awaited<ReturnType<typeof loadTools>>

interface Started {
  readonly place: string
  readonly tools: Tools
  readonly isResumed: boolean
}

/** The list in which adverts are being chosen; outlives the screen, so that the choice is there after a look at one. */
let started: Started | null = null

/** Same of the tab, so that it is there after a reload too. */
const placeKey = 'gasit.compare.place'

interface Choosing {
  /** Null unless adverts of this list are being chosen. */
  readonly tools: Tools | null
  readonly isResumed: boolean
  readonly toggle: () => void
}

/** Choosing adverts of a list for a comparison; `opener` gets the focus back. */
export function useChoosing(place: string, opener: RefObject<HTMLButtonElement | null>): Choosing {
  const awaited = useAwaited()
  const [current, setCurrent] = useState(started)
  const here = current?.place === place ? current : null
  const change = (next: Started | null): void => {
    started = next
    setCurrent(next)
    storeInTab(placeKey, next && next.place)
  }
  const resume = useEffectEvent(async () => {
    if (started || readInTab(placeKey) !== place) return
    const tools = await loadTools()
    if (started) return
    tools.open(place)
    change({ place, tools, isResumed: true })
  })
  useEffect(() => void resume(), [place])
  const toggle = async (): Promise<void> => {
    const next = here ? null : await awaited(loadTools())
    if (!here && !next) return
    next?.open(place)
    ;(next ?? here?.tools)?.clear()
    change(next && { place, tools: next, isResumed: false })
    if (!next) opener.current?.focus({ preventScroll: true })
  }
  return {
    tools: here?.tools ?? null,
    isResumed: here?.isResumed ?? false,
    toggle: () => void toggle(),
  }
}

async function loadTools() {
  const { choosing } = await import('../../../parts/compare/choosing.ts')
  await choosing.ready()
  return choosing
}
