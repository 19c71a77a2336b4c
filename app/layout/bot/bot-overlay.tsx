import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { questionMaxLength } from '#contract/limits.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { Button } from '../../parts/forms/button.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import type { OverlayProps } from '../overlays/overlay.ts'
import { botTexts } from '../texts.ts'
import css from './bot-overlay.module.css'
import type { TalkLine } from './talk.ts'
import { useTalk } from './use-talk.ts'

export const texts = [botTexts]

/** Talk with the help bot. All that is said is text, never HTML. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = botTexts.use()
  const { talk, text, setText, send, isBusy } = useTalk()
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    log.current?.firstElementChild?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [talk, isBusy])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <div className={css['talk']}>
        <div
          ref={log}
          className={css['log']}
          role="log"
          aria-live="polite"
          aria-label={t.log}
          tabIndex={0}
        >
          <ol className={css['lines']}>
            {talk.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines are only added
              <Line key={at} line={line} />
            ))}
            {isBusy && <li className={css['waiting']}>{t.waiting}</li>}
          </ol>
        </div>
        <form
          className={css['form']}
          onSubmit={(event) => {
            event.preventDefault()
            send()
            field.current?.focus()
          }}
        >
          <textarea
            ref={field}
            className={css['field']}
            name="message"
            rows={2}
            aria-label={t.question}
            placeholder={t.question}
            maxLength={questionMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button kind="primary" type="submit" busy={isBusy} aria-label={t.send}>
            <Icon name="send" />
          </Button>
        </form>
      </div>
    </Dialog>
  )
}

function Line({ line: { from, text, links = [] } }: { line: TalkLine }): ReactElement {
  const t = botTexts.use()
  const link = useLink()
  return (
    <li className={from === 'me' ? css['me'] : undefined}>
      <span className="visually-hidden">{t.from[from]}: </span>
      <p className={css['text']}>{text}</p>
      {links.length > 0 && (
        <ul className={css['links']}>
          {links.map(({ path, label }) => (
            <li key={path}>
              <a href={link(path)}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
