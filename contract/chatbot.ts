import * as z from 'zod'
import { call } from './call.ts'
import { questionMaxLength } from './limits.ts'
import { Language, Paragraphs, Token } from './shapes.ts'

const BotLink = z.object({
  /** Of a screen of the site, without a language: "/article/photos#how-many". */
  path: z.string(),
  label: z.string(),
})
export type BotLink = z.infer<typeof BotLink>

export const chatbotCalls = {
  ask: call({
    path: '/helpbot.php',
    action: 'chatBot',
    summary: 'Ask the help chatbot; it answers in the language of the question',
    auth: 'visitor',
    input: {
      message: Paragraphs(questionMaxLength),
      token: Token.optional(),
      /** Of the page, for a question whose own language cannot be told. */
      language: Language.default('ro'),
    },
    output: {
      /** Plain text; ends with `[[go:/path]]` of the first link where there is one. */
      message: z.string(),
      links: z.array(BotLink),
      /** Language of the answer. */
      language: Language,
    },
  }),
}
