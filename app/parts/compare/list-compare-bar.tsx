import { useEffect, useEffectEvent, type ReactElement } from 'react'
import { CompareBar } from './compare-bar.tsx'
import { compareFormId } from './compare-checkbox.tsx'
import { changeListChoice, useListChoice } from './list-choice.ts'

/** What Escape ends first; a toast hears no keys. */
const taken =
  'dialog[open], :popover-open:not([popover="manual"]), input:not([type="checkbox"]):focus, select:focus'

interface ListCompareBarProps {
  /** Choosing goes on after a reload, which moves no focus. */
  readonly isResumed: boolean
  readonly onEnd: () => void
}

/** The bar of a list in which adverts are chosen. Escape ends the choice. */
export function ListCompareBar({ isResumed, onEnd }: ListCompareBarProps): ReactElement {
  const choice = useListChoice()
  const end = useEffectEvent(onEnd)
  const begin = useEffectEvent(() => {
    if (!isResumed) focusFirstInView()
  })
  useEffect(() => {
    begin()
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector(taken)) return
      end()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return <CompareBar choice={choice} onChange={changeListChoice} onEnd={onEnd} />
}

/** What can be chosen next to the eye, so that Tab does not lead through the filters first. */
function focusFirstInView(): void {
  const form = document.querySelector<HTMLFormElement>(`#${compareFormId}`)
  const boxes = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement)
  const first = boxes.find((box) => box.getBoundingClientRect().top >= 0)
  first?.focus({ preventScroll: true })
}
