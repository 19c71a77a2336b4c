import { useState, type RefObject } from 'react'
import { toast } from '../../../lib/browser/toasts.ts'
import { showWaiting } from '../../../lib/browser/waiting.ts'
import { useTexts } from '../../../lib/texts/texts.ts'

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
  const { refusals } = useTexts()
  const [current, setCurrent] = useState(started)
  const tools = current?.place === place ? current.tools : null
  const toggle = async (): Promise<void> => {
    try {
      const next = tools ? null : { place, tools: await showWaiting(loadTools()) }
      ;(next?.tools ?? tools)?.clear()
      started = next
      setCurrent(next)
      if (!next) opener.current?.focus({ preventScroll: true })
    } catch {
      toast(refusals.unavailable, 'danger')
    }
  }
  return { tools, toggle: () => void toggle() }
}

async function loadTools() {
  const { choosing } = await import('../../../parts/compare/choosing.ts')
  await choosing.ready()
  return choosing
}
