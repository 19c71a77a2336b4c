import type { chatbotCalls } from '#contract/chatbot.ts'
import type { OutputOf } from '#contract/call.ts'
import { isKnownPath, splitGo } from '#contract/rules/known-paths.ts'
import type { TalkLine } from './talk.ts'

/**
 * An answer as it is shown: links lead to known screens only, and the text says so where the answer leads to another
 * one (D42).
 */
export function answerLine(
  { message, links }: Pick<OutputOf<typeof chatbotCalls.ask>, 'message' | 'links'>,
  sorry: string,
): TalkLine {
  const { text, go } = splitGo(message)
  const known = links.filter(({ path }) => isKnownPath(path))
  if (go === null) return { from: 'bot', text, links: known }
  if (!isKnownPath(go))
    return { from: 'bot', text: text ? `${text}\n${sorry}` : sorry, links: known }
  const isNamed = known.some(({ path }) => path === go)
  return { from: 'bot', text, links: isNamed ? known : [{ path: go, label: go }, ...known] }
}
