import { site } from '#contract/site/site.ts'
import type { Bot } from '../../ro/site/bot.ts'

export const bot: Bot = {
  title: 'Помощник',
  welcome: `Здравствуйте! Я помощник ${site.name}. Спрашивайте обо всём на сайте: как подать объявление, где ваше объявление, как искать. Если я не знаю ответа, подскажу, как написать нашей команде.`,
  question: 'Напишите вопрос',
  send: 'Отправить',
  log: 'Разговор с помощником',
  waiting: 'Ищу ответ…',
  sorry: 'Извините…',
  from: { bot: 'Помощник', me: 'Вы' },
}
