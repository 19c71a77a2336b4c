import { useState, type ReactElement } from 'react'
import type { Lang } from '#contract/languages.ts'
import { splitLinks } from '#contract/rules/messages/links.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { threadTexts } from '../../texts.ts'
import { LinkDialog, type TappedLink } from './link-dialog.tsx'
import css from './message-text.module.css'

interface MessageTextProps {
  readonly text: string
  /** Null when it cannot be told. */
  readonly language: Lang | null
  readonly isOwn: boolean
}

/** Text of a message. Its links are text until somebody taps them. */
export function MessageText({ text, language, isOwn }: MessageTextProps): ReactElement {
  const t = threadTexts.use()
  const lang = useLang()
  const [link, setLink] = useState<TappedLink | null>(null)
  const parts = splitLinks(text)
  const isForeign = language !== null && language !== lang && !isOwn
  return (
    <div>
      <p className={css['text']} lang={language ?? undefined}>
        {parts.map((part, index) =>
          'link' in part ? (
            <button
              key={index}
              type="button"
              className={css['link']}
              aria-haspopup="dialog"
              onClick={() => setLink(part)}
            >
              {part.text}
            </button>
          ) : (
            part.text
          ),
        )}
      </p>
      {isForeign && <p className={css['language']}>{t.writtenIn[language]}</p>}
      {parts.some((part) => 'link' in part) && (
        <LinkDialog link={link} onClose={() => setLink(null)} />
      )}
    </div>
  )
}
