import { site } from '#contract/site/site.ts'
import type { Bot } from '../../ro/site/bot.ts'

export const bot: Bot = {
  title: 'Assistant',
  welcome: `Hello! I am the assistant of ${site.name}. Ask me anything about the site: how to post an advert, where your advert is, how to search. If I do not know the answer, I show you how to write to our team.`,
  question: 'Write your question',
  send: 'Send',
  log: 'Talk with the assistant',
  waiting: 'Looking for the answer…',
  sorry: 'Sorry...',
  from: { bot: 'Assistant', me: 'You' },
}
