import { useCallback } from 'react'
import { toast } from '../browser/toasts.ts'
import { useTexts } from '../texts/texts.ts'
import { refusalFrom, refusalText } from './refusal.ts'

/** Tells above the page why something failed, for what is not made by `useCall`. */
export function useRefusalToast(): (error: unknown) => void {
  const t = useTexts()
  return useCallback((error) => toast(refusalText(t, refusalFrom(error)), 'danger'), [t])
}
