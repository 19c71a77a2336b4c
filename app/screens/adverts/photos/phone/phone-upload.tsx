import { useState, type ReactElement } from 'react'
import { data, useLoaderData, useParams } from '../../../../lib/router/index.ts'
import { photoCalls } from '#contract/adverts/photos.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { postFile } from '../../../../lib/calls/calls.ts'
import { photoTexts } from '../../texts.ts'
import { answeredRefusal, isRefusedAs } from '../../../../lib/calls/refusal.ts'
import { screenLoader, type Head } from '../../../../lib/calls/screen.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { EmptyState } from '../../../../parts/feedback/empty.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './phone-upload.module.css'
import { PhotoPicker } from '../photo-picker.tsx'
import tiles from '../photo-tiles.module.css'
import { RefusedList } from '../refused-list.tsx'
import type { Send } from '../upload/upload-queue.ts'
import { UploadTile } from '../upload/upload-tile.tsx'
import { isPending, takesRoom } from '../upload/uploads.ts'
import { useUploads } from '../upload/use-uploads.ts'

export const texts = [photoTexts]

export const head: Head = (t) => t.adverts.phoneUpload

interface Room {
  readonly count: number
  readonly max: number
}
type Opened = Room | { readonly refused: RefusalCode }

export const loader = screenLoader(async ({ call, params }) => {
  try {
    const { have, most } = await call(photoCalls.getPhoneUpload, { link: params['link'] ?? '' })
    return data<Opened>({ count: have, max: most })
  } catch (error) {
    const { code } = answeredRefusal(error)
    const refused = isOver(error) ? 'link_spent' : code
    return data<Opened>({ refused }, { status: refused === 'link_spent' ? 410 : 429 })
  }
})

/** Page that a phone opens by the code on the computer: uploads photos to one advert, without a login. */
export function Component(): ReactElement {
  const opened = useLoaderData<Opened>()
  const [refused, setRefused] = useState<RefusalCode | null>(null)
  if ('refused' in opened) return <Refused code={opened.refused} />
  if (refused) return <Refused code={refused} />
  return <PhonePhotos room={opened} onOver={() => setRefused('link_spent')} />
}

function PhonePhotos({ room: found, onOver }: { room: Room; onOver: () => void }): ReactElement {
  const t = photoTexts.use().onPhone
  const { link = '' } = useParams()
  const [{ count, max }, setRoom] = useState(found)
  const [sent, setSent] = useState(0)
  const send: Send = async ({ photo }, onProgress, signal) => {
    const call = photoCalls.uploadByLink
    const answer = await postFile(call, { link }, photo, onProgress, signal)
    setRoom({ count: answer.have, max: answer.most })
    setSent((before) => before + 1)
    return 'sent'
  }
  const onFailure = (error: unknown): void => {
    if (isOver(error)) onOver()
  }
  // One at a time, which preserves their order.
  const { uploads, add, retry, dismiss } = useUploads({
    home: link,
    concurrency: 1,
    send,
    onFailure,
  })
  const pending = uploads.filter(takesRoom)
  const room = max - count - pending.length
  return (
    <div className={css['page']}>
      <h1 className={css['title']}>{t.title}</h1>
      <p>{t.text}</p>
      <p className={css['room']}>{room > 0 ? t.room(room) : t.full}</p>
      <PhotoPicker onFiles={(files) => add(files, room)} />
      <RefusedList uploads={uploads} max={max} onDismiss={dismiss} />
      {pending.length > 0 && (
        <ul className={tiles['tiles']}>
          {pending.map((upload) => (
            <UploadTile key={upload.key} upload={upload} onRetry={retry} onDismiss={dismiss} />
          ))}
        </ul>
      )}
      <div role="status">
        {sent > 0 && !uploads.some(isPending) && (
          <p className={css['sent']}>
            <Icon name="check" /> {t.sent}
          </p>
        )}
      </div>
    </div>
  )
}

function Refused({ code }: { code: RefusalCode }): ReactElement {
  const t = photoTexts.use().onPhone
  const { refusals } = useTexts()
  const isSpent = code === 'link_spent'
  return (
    <div className={css['page']}>
      <EmptyState icon="clock" title={isSpent ? t.spent : t.wait} heading>
        <p>{isSpent ? t.spentText : refusals[code]}</p>
      </EmptyState>
    </div>
  )
}

/** A deleted advert has the same effect as an expired link. */
function isOver(error: unknown): boolean {
  return isRefusedAs(error, 'link_spent', 'advert_not_found', 'not_editable')
}
