import { useSyncExternalStore } from 'react'

interface LoginRequest {
  /** User whose session has expired; null: a visitor. */
  readonly userId: string | null
  readonly answer: Promise<boolean>
  readonly settle: (isLoggedIn: boolean) => void
}

let request: LoginRequest | null = null
const listeners = new Set<() => void>()

/**
 * Requests a login over the page. Resolves to true when the same user (or, for a visitor, any user) has logged in; to
 * false when the login was closed or another user logged in. Concurrent calls share one request.
 */
export function requestLogin(userId: string | null): Promise<boolean> {
  if (request) return request.answer
  const { promise, resolve } = Promise.withResolvers<boolean>()
  change({ userId, answer: promise, settle: resolve })
  return promise
}

/** Resolves the pending request. `userId`: the user logged in now. */
export function answerLoginRequest(userId: string | undefined): void {
  if (!request) return
  request.settle(userId !== undefined && (request.userId ?? userId) === userId)
  change(null)
}

/** Whether the login must be shown over the page. */
export function useLoginRequest(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => request !== null,
    () => false,
  )
}

function change(next: LoginRequest | null): void {
  request = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
