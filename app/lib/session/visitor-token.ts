import { codeMinutes } from '#contract/limits.ts'
import { minuteMs } from '#contract/rules/durations.ts'

const key = 'gasit.visitor'

/** The token of this tab's visitor from before a reload; null unless one is kept for a code that is still valid. */
export function keptVisitorToken(): string | null {
  try {
    const { token, until = 0 }: { token?: string; until?: number } = JSON.parse(
      sessionStorage.getItem(key) ?? '{}',
    )
    return token !== undefined && Date.now() < until ? token : null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepVisitorToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(key)
    else
      sessionStorage.setItem(
        key,
        JSON.stringify({ token, until: Date.now() + codeMinutes * minuteMs }),
      )
  } catch {
    // Not kept: after a reload another code is asked for.
  }
}
