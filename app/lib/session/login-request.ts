import { useSyncExternalStore } from 'react'

interface LoginRequest {
  /** Whose session has ended; null: nobody was logged in. */
  readonly userId: string | null
  readonly answer: Promise<boolean>
  readonly settle: (isLoggedIn: boolean) => void
}

let request: LoginRequest | null = null
const listeners = new Set<() => void>()

/**
 * Asks for a login over the page. True once the person is logged in again, or anybody where nobody was; false when the
 * login was closed, or somebody else has logged in. Calls that are refused at the same time wait for the same one.
 */
export function requestLogin(userId: string | null): Promise<boolean> {
  if (request) return request.answer
  const { promise, resolve } = Promise.withResolvers<boolean>()
  change({ userId, answer: promise, settle: resolve })
  return promise
}

/** Whoever waits goes on: with the call, or without. `userId`: who is logged in now. */
export function answerLoginRequest(userId: string | undefined): void {
  if (!request) return
  request.settle(userId !== undefined && (request.userId ?? userId) === userId)
  change(null)
}

/** Whether the login has to stand over the page. */
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
