import { useRef, useState, type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react'
import { Form, useActionData } from '../../../lib/router/index.ts'
import { messagePhotos } from '#contract/limits.ts'
import type { Message } from '#contract/people/messages.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { RefusedList } from '../../adverts/photos/refused-list.tsx'
import type { NotSent } from '../not-sent.ts'
import { MakeOffer } from '../offers/make-offer.tsx'
import { threadTexts } from '../texts.ts'
import type { OpenedConversation } from '../thread/use-thread.ts'
import css from './composer.module.css'
import { PhotoStrip } from './photo-strip.tsx'
import { PlaceChip } from './place-chip.tsx'
import { QuickReplies } from './quick-replies/quick-replies.tsx'
import { Tools } from './tools.tsx'
import { useComposer, type ComposerState } from './use-composer.ts'
import { useTypingSignal } from './use-typing-signal.ts'

interface ComposerProps {
  readonly opened: OpenedConversation
  readonly messages: readonly Message[]
  readonly userId: string
}

/** Writes a message. Without JavaScript a form with the text alone. */
export function Composer({ opened, messages, userId }: ComposerProps): ReactElement {
  const { conversation, clientId, rates } = opened
  const [isOffering, setOffering] = useState(false)
  const t = threadTexts.use().compose
  const field = useRef<HTMLTextAreaElement>(null)
  const composer = useComposer({ userId, conversationId: conversation.id, field })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    composer.send()
    field.current?.focus()
  }
  const insert = (text: string): void => {
    composer.change({ text })
    field.current?.focus()
  }
  return (
    <>
      <Form method="post" className={css['composer']} onSubmit={submit}>
        <input type="hidden" name="clientId" value={clientId} />
        <Notes composer={composer} />
        {composer.draft.text === '' && (
          <QuickReplies conversation={conversation} messages={messages} onChoose={insert} />
        )}
        <PhotoStrip composer={composer} />
        <PlaceChip composer={composer} />
        <div className={css['row']}>
          <TextField composer={composer} conversationId={conversation.id} field={field} />
          <Button kind="primary" type="submit" className={css['send']} aria-label={t.send}>
            <Icon name="send" />
          </Button>
        </div>
        <Tools composer={composer} conversation={conversation} onOffer={() => setOffering(true)} />
      </Form>
      {!conversation.isIncoming && conversation.advert && (
        <MakeOffer
          to={{ conversationId: conversation.id }}
          advert={conversation.advert}
          rates={rates}
          isOpen={isOffering}
          onClose={() => setOffering(false)}
        />
      )}
    </>
  )
}

interface TextFieldProps {
  readonly composer: ComposerState
  readonly conversationId: number
  readonly field: React.RefObject<HTMLTextAreaElement | null>
}

/** Grows with its text. Enter sends where there is a keyboard; on a phone it begins a new line. */
function TextField({ composer, conversationId, field }: TextFieldProps): ReactElement {
  const t = threadTexts.use().compose
  const signalTyping = useTypingSignal(conversationId)
  const { text } = composer.draft
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia('(hover: hover)').matches) return
    event.preventDefault()
    composer.send()
  }
  return (
    <textarea
      ref={field}
      className={css['text']}
      name="text"
      rows={Math.min(6, text.split('\n').length)}
      aria-label={t.label}
      placeholder={t.placeholder}
      enterKeyHint="enter"
      value={text}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        composer.change({ text: target.value })
        if (target.value.trim()) signalTyping()
      }}
    />
  )
}

/** What keeps a message from being sent. */
function Notes({ composer }: { composer: ComposerState }): ReactElement {
  const t = threadTexts.use()
  const { refusals } = useTexts()
  const refused = useActionData<NotSent>()?.refusal
  const isOnline = useOnline()
  const { photos, over, isUploading, draft } = composer
  const waits = isUploading && draft.text.trim() !== ''
  return (
    <>
      {refused && <ProblemLine text={refusals[refused]} />}
      <RefusedList uploads={photos.uploads} max={messagePhotos} onDismiss={photos.dismiss} />
      <div role="status">
        {!isOnline && <p className={css['offline']}>{t.offline}</p>}
        {over > 0 && <p className={css['over']}>{t.compose.tooLong(over)}</p>}
        {waits && <p className={css['waits']}>{t.compose.uploading}</p>}
      </div>
    </>
  )
}
