import { useEffect, useState } from 'react'
import { recentIds } from './recent.ts'

const none: ReadonlySet<string> = new Set()

/** Ids of the adverts opened before in this browser; none until the page is shown. */
export function useSeen(): ReadonlySet<string> {
  const [seen, setSeen] = useState(none)
  useEffect(() => setSeen(new Set(recentIds())), [])
  return seen
}
