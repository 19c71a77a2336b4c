import type { ReactElement } from 'react'
import type { Conversation, Message } from '#contract/people/messages.ts'
import { quickReplies as en } from '#i18n/en/messages/quick-replies.ts'
import { quickReplies as ro } from '#i18n/ro/messages/quick-replies.ts'
import { quickReplies as ru } from '#i18n/ru/messages/quick-replies.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { threadTexts } from '../../texts.ts'
import { replyLanguage } from '../../thread/thread.ts'
import css from './quick-replies.module.css'

const replies = { ro, ru, en } as const

interface QuickRepliesProps {
  readonly conversation: Pick<Conversation, 'isIncoming' | 'advert'>
  readonly messages: readonly Message[]
  /** Puts the reply into the composer, where it can be changed. */
  readonly onChoose: (text: string) => void
}

/**
 * Replies in the language of the other side; none while the reader wrote last. They stand above the field, which stays
 * where it is when an answer brings them.
 */
export function QuickReplies(props: QuickRepliesProps): ReactElement | null {
  const { conversation, messages, onChoose } = props
  const t = threadTexts.use().compose
  const reader = useLang()
  const lang = replyLanguage(messages, reader)
  if (messages.at(-1)?.isOwn) return null
  return (
    <div className="needs-script">
      {lang !== reader && <p className={css['language']}>{t.quickIn[lang]}</p>}
      <ul className={css['replies']} aria-label={t.quick} lang={lang}>
        {replies[lang][groupFor(conversation)].map((text) => (
          <li key={text}>
            <button type="button" className="pill low" onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nobody asks or says whether a sold advert is still to be had. */
function groupFor({ isIncoming, advert }: QuickRepliesProps['conversation']): keyof typeof ro {
  if (advert?.isSoldHere) return 'handover'
  if (advert?.state === 'sold') return isIncoming ? 'soldSeller' : 'soldBuyer'
  return isIncoming ? 'seller' : 'buyer'
}
