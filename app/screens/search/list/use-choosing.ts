import { useState, type RefObject } from 'react'
import { useAwaited } from '../../../lib/browser/waiting.ts'

type Tools = Awaited<ReturnType<typeof loadTools>>

/** The list in which adverts are being chosen; outlives the screen, so that the choice is there after a look at one. */
let started: { readonly place: string; readonly tools: Tools } | null = null

interface Choosing {
  /** Null unless adverts of this list are being chosen. */
  readonly tools: Tools | null
  readonly toggle: () => void
}

/** Choosing adverts of a list for a comparison; `opener` gets the focus back. */
export function useChoosing(place: string, opener: RefObject<HTMLButtonElement | null>): Choosing {
  const awaited = useAwaited()
  const [current, setCurrent] = useState(started)
  const tools = current?.place === place ? current.tools : null
  const toggle = async (): Promise<void> => {
    const next = tools ? null : await awaited(loadTools())
    if (!tools && !next) return
    ;(next ?? tools)?.clear()
    started = next && { place, tools: next }
    setCurrent(started)
    if (!next) opener.current?.focus({ preventScroll: true })
  }
  return { tools, toggle: () => void toggle() }
}

async function loadTools() {
  const { choosing } = await import('../../../parts/compare/choosing.ts')
  await choosing.ready()
  return choosing
}
