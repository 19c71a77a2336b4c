import { useState } from 'react'
import { useRevalidator } from '../../../lib/router/index.ts'
import type { PayloadOf } from '#contract/call.ts'
import type { Refusal } from '#contract/refusals.ts'
import { searchWordCalls, type SearchTrial } from '#contract/staff/search-words.ts'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { searchWordTexts } from '../texts.ts'

type Typed = Omit<PayloadOf<typeof searchWordCalls.saveWords>, 'version' | 'token'>

interface WordCalls {
  readonly tryOut: (queries: readonly string[]) => void
  readonly save: (version: number) => void
  readonly isTrying: boolean
  readonly isSaving: boolean
  /** Of the words as they are typed; null until they were tried. */
  readonly trials: readonly SearchTrial[] | null
  /** Refusal of a field. */
  readonly wrong: Refusal | null
  /** Somebody else has saved meanwhile; the table shows what. */
  readonly isConflict: boolean
}

const fields = ['names', 'finds', 'subcategory']

/** Tries and saves the typed words. What was typed stays after every refusal. */
export function useWordCalls(words: Typed, onSaved: () => void): WordCalls {
  const t = searchWordTexts.use()
  const { revalidate } = useRevalidator()
  const [trial, setTrial] = useState<{ words: string; trials: SearchTrial[] } | null>(null)
  const [wrong, setWrong] = useState<Refusal | null>(null)
  const [isConflict, setConflict] = useState(false)
  const onRefused = (refusal: Refusal): boolean => {
    setWrong(refusal)
    if (refusal.code !== 'edit_conflict') return fields.includes(refusal.field ?? '')
    setConflict(true)
    void revalidate()
    return true
  }
  const trying = useStaffCall(searchWordCalls.tryWords, {
    onRefused,
    onDone: ({ trials }, { queries: _queries, ...tried }) =>
      setTrial({ words: JSON.stringify(tried), trials }),
  })
  const saving = useStaffCall(searchWordCalls.saveWords, {
    ...{ reloads: true, success: t.saved, onRefused },
    onDone: () => {
      setTrial(null)
      setConflict(false)
      onSaved()
    },
  })
  return {
    tryOut: (queries) => {
      setWrong(null)
      void trying({ ...words, queries: [...queries] })
    },
    save: (version) => void saving({ ...words, version }),
    ...{ isTrying: trying.isBusy, isSaving: saving.isBusy, wrong, isConflict },
    trials: trial?.words === JSON.stringify(words) ? trial.trials : null,
  }
}
