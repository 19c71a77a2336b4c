import type { Messenger } from '#domains/deps.ts'

/**
 * A messenger that sends nothing more once the process ends: the message has failed for certain, so the job puts it
 * back. What is being sent is waited for.
 */
export function untilStopped(messenger: Messenger, signal: AbortSignal): Messenger {
  return {
    sms: async (message) => (signal.aborted ? 'failed' : messenger.sms(message)),
    voice: async (message) => (signal.aborted ? 'failed' : messenger.voice(message)),
    mail: async (mail) => (signal.aborted ? 'failed' : messenger.mail(mail)),
  }
}
