import type { Describer } from '#domains/deps.ts'
import { completeChat, UnusableAnswer, type AiAccount, type TimeLimits } from './chat-completion.ts'
import { readAnswer } from './describer-answer.ts'
import { chatOf } from './describer-prompt.ts'
import { reasonOf } from '../http-post.ts'

/** Characters of JSON: 2,000 characters, each of which may be a six-character escape. */
const answerLimit = 12_100
/** Client of an OpenAI-compatible chat completions endpoint. One attempt; only the facts are sent. */
export function openAiDescriber(account: AiAccount, options: TimeLimits): Describer {
  const { warn, ...limits } = options
  const provider = new URL(account.url).host
  return {
    describe: async (facts) => {
      try {
        const parsed = readAnswer(
          await completeChat(account, chatOf(facts), { ...limits, answerLimit }),
        )
        if ('description' in parsed) return parsed.description
        throw new UnusableAnswer(parsed.reason)
      } catch (error) {
        const reason = error instanceof UnusableAnswer ? error.message : reasonOf(error)
        warn({ provider, reason }, 'A description could not be used')
        return null
      }
    },
  }
}
