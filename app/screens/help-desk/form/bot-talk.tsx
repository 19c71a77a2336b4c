import { useState, type ReactElement } from 'react'
import type { TalkLine } from '#contract/help-desk.ts'
import { Tick } from '../../../parts/forms/tick.tsx'
import { Talk } from '../ticket/talk.tsx'
import { helpDeskTexts } from '../texts.ts'

/** The talk with the help-bot, sent along while it is ticked. */
export function BotTalk({ talk }: { readonly talk: readonly TalkLine[] }): ReactElement | null {
  const t = helpDeskTexts.use().form
  const [isSent, setSent] = useState(true)
  if (talk.length === 0) return null
  return (
    <>
      <Talk talk={talk} />
      <Tick name="sendsTalk" label={t.talk} isOn={isSent} onChange={setSent} />
      {isSent && <input type="hidden" name="talk" value={JSON.stringify(talk)} />}
    </>
  )
}
