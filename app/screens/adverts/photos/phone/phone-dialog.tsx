import { useState, type ReactElement } from 'react'
import { smallThumbnail } from '../../../../lib/browser/images.ts'
import { photoTexts } from '../../texts.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './phone-dialog.module.css'
import type { Gallery } from '../use-gallery.ts'
import { usePhoneLink } from './use-phone-link.ts'

interface PhoneUploadProps {
  readonly photos: Pick<Gallery, 'images' | 'refresh'> & {
    readonly advertId: () => Promise<string>
  }
}

/** Shows a link for uploading photos from a phone. Hidden on phones. */
export function PhoneUpload({ photos }: PhoneUploadProps): ReactElement {
  const t = photoTexts.use().phone
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={css['entry']}>
      <Button onPress={() => setIsOpen(true)}>
        <Icon name="smartphone" /> {t.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t.title}>
        <PhoneCode photos={photos} onDone={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}

function PhoneCode({ photos, onDone }: PhoneUploadProps & { onDone: () => void }): ReactElement {
  const t = photoTexts.use().phone
  const { phone, left, renew } = usePhoneLink(photos.advertId, photos.refresh)
  const [before] = useState(photos.images)
  const arrived = photos.images.filter((image) => !before.includes(image))
  return (
    <div className={css['code']}>
      <p>{t.text}</p>
      {phone.state === 'making' && <div className={`${css['qr']} skeleton`} />}
      {phone.state === 'open' && <Code code={phone.code} qr={phone.qr} left={left} />}
      {(phone.state === 'ended' || phone.state === 'failed') && (
        <div className={css['ended']} role="alert">
          <p>{t[phone.state]}</p>
          <Button onPress={renew}>{t.again}</Button>
        </div>
      )}
      <div role="status">
        {arrived.length > 0 && <p className={css['arrived']}>{t.arrived(arrived.length)}</p>}
      </div>
      {arrived.length > 0 && (
        <div className={css['strip']}>
          {arrived.map((image) => (
            <img key={image} src={smallThumbnail(image)} alt="" width={80} height={60} />
          ))}
        </div>
      )}
      <Button kind="primary" onPress={onDone}>
        {t.done}
      </Button>
    </div>
  )
}

function Code({ code, qr, left }: { code: string; qr: string; left: number }): ReactElement {
  const t = photoTexts.use().phone
  const address = `${location.host}${useLink()('/phone')}`
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <>
      <img
        className={css['qr']}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t.qr}
        width={240}
        height={240}
      />
      <p>
        {t.short(address)}{' '}
        <strong className={css['typed']}>{`${code.slice(0, 3)} ${code.slice(3)}`}</strong>
      </p>
      <p className={`${css['left']} tabular`} role="timer">
        {t.left(time)}
      </p>
    </>
  )
}
