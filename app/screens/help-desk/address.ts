import type { TicketTopic } from '#contract/help-desk.ts'

/** Path of a step of the help desk for a topic, without the language. */
export function stepAddress(
  topic: TicketTopic,
  { step, isFromBot }: { readonly step?: 'write' | 'done'; readonly isFromBot: boolean },
): string {
  const query = new URLSearchParams({
    topic,
    ...(step && { step }),
    ...(isFromBot && { from: 'bot' }),
  })
  return `/help-desk?${query}`
}
