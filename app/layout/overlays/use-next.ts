import { useLocation, useNavigate } from '../../lib/router/index.ts'
import { samePathOr } from '../../lib/browser/addresses.ts'

interface Next {
  /** Path without the language: the current page, or the target of the login. */
  readonly next: string
  readonly onDone: () => void
}

/** An overlay that logs in leaves the page as it is; only the login page navigates away. */
export function useNext(onClose: () => void): Next {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (pathname !== '/login') return { next: pathname + search, onDone: onClose }
  const next = samePathOr(new URLSearchParams(search).get('next'))
  return { next, onDone: () => void navigate(next, { replace: true }) }
}
