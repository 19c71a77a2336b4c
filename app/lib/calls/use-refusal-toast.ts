import { useCallback } from 'react'
import { toast, toastLogin } from '../browser/toasts.ts'
import { useTexts } from '../texts/texts.ts'
import { asksToLogIn, refusalFrom, refusalText } from './refusal.ts'

/** Shows the reason of a failure as a toast, for actions without `useCall`. */
export function useRefusalToast(): (error: unknown) => void {
  const t = useTexts()
  return useCallback(
    (error) => {
      const refusal = refusalFrom(error)
      const show = asksToLogIn(refusal) ? toastLogin : toast
      show(refusalText(t, refusal), 'danger')
    },
    [t],
  )
}
