import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What is asked while somebody types: when the typing pauses, and only the answer to the last question counts.
 * Null: nothing was asked, or there is no answer yet.
 */
export function useAnswer<Answer>(
  /** Tells one question from another; null asks nothing. */
  question: string | null,
  ask: () => Promise<Answer>,
  pauseMs: number,
): Answer | null {
  const [known, setKnown] = useState<{ question: string; answer: Answer } | null>(null)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (question === null) return
    let isCurrent = true
    const timer = setTimeout(() => {
      askNow().then(
        (answer) => isCurrent && setKnown({ question, answer }),
        // Help that does not come is not worth a word.
        () => {},
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [question, pauseMs])
  return known && known.question === question ? known.answer : null
}
