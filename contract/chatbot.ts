import * as z from 'zod'
import { call } from './call.ts'
import { questionMaxLength } from './limits.ts'
import { Paragraphs, Token } from './shapes.ts'

export const chatbotCalls = {
  ask: call({
    path: '/helpbot.php',
    action: 'chatBot',
    summary: 'Ask the help chatbot',
    auth: 'visitor',
    input: { message: Paragraphs(questionMaxLength), token: Token.optional() },
    output: { message: z.string() },
  }),
}
