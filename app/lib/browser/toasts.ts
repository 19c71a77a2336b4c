import { toastMs } from '#contract/limits.ts'

export type ToastKind = 'success' | 'danger' | 'info'

/** What can be done about it, as a button beside the text. */
export interface ToastAction {
  /** Absent: it repeats what has failed. */
  readonly label?: string
  readonly act: () => void
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: ToastKind
  readonly action: ToastAction | undefined
  /** It asks the visitor to log in. */
  readonly isLoginAsked: boolean
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows a text at the top of the page for five seconds; a text already shown is not duplicated. */
export function toast(text: string, kind: ToastKind = 'info', action?: ToastAction): void {
  show({ text, kind, action, isLoginAsked: false })
}

/** Same for a text that asks the visitor to log in: a login ends it. */
export function toastLogin(text: string, kind: ToastKind = 'info'): void {
  show({ text, kind, action: undefined, isLoginAsked: true })
}

/** Called when somebody goes to log in or to register, or has done so. */
export function endLoginToasts(): void {
  for (const { id, isLoginAsked } of toasts) if (isLoginAsked) dismissToast(id)
}

function show(toasted: Omit<Toast, 'id'>): void {
  const doubled = toasts.find((shown) => shown.text === toasted.text)
  if (doubled) dismissToast(doubled.id)
  const id = ++lastId
  change([...toasts, { ...toasted, id }])
  startTimer(id)
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  change(toasts.filter((shown) => shown.id !== id))
}

/** Pauses the timeout while the pointer or the focus is on a toast. */
export function pauseToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
}

export function resumeToasts(): void {
  for (const { id } of toasts) startTimer(id)
}

export function listToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function startTimer(id: number): void {
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => dismissToast(id), toastMs),
  )
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
