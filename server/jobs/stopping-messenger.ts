import type { Messenger } from '#domains/deps.ts'

/**
 * A messenger that sends nothing more once the process ends: the job fails, and another process sends the rest. What is
 * being sent is waited for.
 */
export function untilStopped(messenger: Messenger, signal: AbortSignal): Messenger {
  const guarded =
    <Message, Outcome>(send: (message: Message) => Promise<Outcome>) =>
    async (message: Message): Promise<Outcome> => {
      signal.throwIfAborted()
      return send(message)
    }
  return {
    sms: guarded(messenger.sms),
    voice: guarded(messenger.voice),
    mail: guarded(messenger.mail),
  }
}
