import { useCallback } from 'react'
import { toast } from '../browser/toasts.ts'
import { useTexts } from '../texts/texts.ts'
import { refusalFrom, refusalText } from './refusal.ts'

/** Shows the reason of a failure as a toast, for actions without `useCall`. */
export function useRefusalToast(): (error: unknown) => void {
  const t = useTexts()
  return useCallback((error) => toast(refusalText(t, refusalFrom(error)), 'danger'), [t])
}
