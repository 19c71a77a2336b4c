import { useTexts } from '../texts/texts.ts'
import { toast } from './toasts.ts'

let waits = 0

/** Draws the progress bar at the top of the page until the answer is there, if that takes longer than a moment. */
async function showWaiting<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { dataset } = document.documentElement
  waits++
  dataset['waiting'] = ''
  try {
    return await answer
  } finally {
    waits--
    if (waits === 0) delete dataset['waiting']
  }
}

/**
 * Waits for what a press loads: the progress bar shows that it comes. Where it cannot be had a toast says so, and the
 * answer is null.
 */
export function useAwaited(): <Answer>(answer: Promise<Answer>) => Promise<Answer | null> {
  const { refusals } = useTexts()
  return async (answer) => {
    try {
      return await showWaiting(answer)
    } catch {
      toast(refusals.unavailable, 'danger')
      return null
    }
  }
}
