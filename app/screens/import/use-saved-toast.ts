import { useEffect, useRef } from 'react'
import { toast } from '../../lib/browser/toasts.ts'

/** Once for each answer. */
export function useSavedToast(isSaved: boolean, text: string): void {
  const told = useRef(false)
  useEffect(() => {
    if (isSaved && !told.current) toast(text, 'success')
    told.current = isSaved
  }, [isSaved, text])
}
