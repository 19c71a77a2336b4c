import { chatbotCalls } from '#contract/chatbot.ts'
import { implement } from '../implement.ts'
import { spoken } from './answer.ts'
import { answerQuestion } from './service.ts'

export const chatbotHandlers = implement(chatbotCalls, {
  ask: async ({ deps, user, visitor, input }) => {
    const { language, ...answer } = await answerQuestion(
      deps,
      { user, visitor },
      { text: input.message, pageLanguage: input.language },
    )
    return { ...spoken(answer), language }
  },
})
