import { chatbotCalls } from '#contract/chatbot.ts'
import { Refusal } from '#contract/refusals.ts'
import { implement } from '../implement.ts'

export const chatbotHandlers = implement(chatbotCalls, {
  ask: async () => {
    throw new Refusal('not_open_yet')
  },
})
