import { useState } from 'react'
import { chatbotCalls } from '#contract/chatbot.ts'
import { questionMaxLength } from '#contract/limits.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { refusalText } from '../../lib/calls/refusal.ts'
import { useLang, useTexts } from '../../lib/texts/texts.ts'
import { botTexts } from '../texts.ts'
import { answerLine } from './answer-line.ts'
import { readTalk, storeTalk, type TalkLine } from './talk.ts'

/** The talk with the help bot, welcomed once. */
export function useTalk() {
  const texts = useTexts()
  const language = useLang()
  const t = botTexts.use()
  const [talk, setTalk] = useState(() => {
    const stored = readTalk()
    return stored.length > 0 ? stored : storeTalk([{ from: 'bot', text: t.welcome }])
  })
  const [text, setText] = useState('')
  const add = (line: TalkLine): void => setTalk(storeTalk([...readTalk(), line]))
  const ask = useCall(chatbotCalls.ask, {
    onDone: (answer) => add(answerLine(answer, t.sorry)),
    onRefused: (refusal, { message }) => {
      add({ from: 'bot', text: refusalText(texts, refusal) })
      setText((typed) => typed || message)
      return true
    },
  })
  const send = (): void => {
    const message = text.trim()
    if (message === '' || ask.isBusy) return
    add({ from: 'me', text: message })
    setText('')
    void ask({ message: message.slice(0, questionMaxLength), language })
  }
  return { talk, text, setText, send, isBusy: ask.isBusy }
}
