import { useEffect, useEffectEvent } from 'react'

interface CodeRequest {
  readonly otp: { readonly transport: readonly ['sms'] }
  readonly signal: AbortSignal
}

/** Reads the code from the SMS that names this site in its last line, where the browser can (WebOTP). */
export function useReceivedCode(isAwaited: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return
    const stop = new AbortController()
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        const code: unknown = Reflect.get(Object(credential), 'code')
        if (typeof code === 'string') take(code)
      },
      () => {
        // The person declined, or the step was left: the code is typed.
      },
    )
    return () => stop.abort()
  }, [isAwaited])
}
