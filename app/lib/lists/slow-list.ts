import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const slowAfterMs = 150

/** Whether another page of the list that is on the screen has been on its way for long enough to say so. */
export function useIsListSlow(): boolean {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const isNext = next !== undefined && firstPart(next.pathname) === firstPart(pathname)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isNext) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isNext])
  return isNext && isSlow
}

function firstPart(pathname: string): string {
  return pathname.split('/')[1] ?? ''
}
