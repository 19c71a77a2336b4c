import { useRef, useState, type ReactElement } from 'react'
import { useRevalidator } from 'react-router'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { maxImageBytes } from '#contract/limits.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { postFiles } from '../../../../lib/calls/calls.ts'
import { myAccountTexts } from '../../texts.ts'
import { toast } from '../../../../lib/browser/toasts.ts'
import { Avatar } from '../../../../parts/icons/avatar.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { AvatarCropper } from './avatar-cropper.tsx'
import { readPicture } from './crop.ts'
import { Problem } from '../problem.tsx'
import { Section } from '../section.tsx'
import css from './avatar-section.module.css'

const formats = ['image/jpeg', 'image/png', 'image/webp']

interface AvatarSectionProps {
  readonly avatar: string
  readonly isCompany: boolean
}

/** The picture that stands beside the person's adverts. */
export function AvatarSection({ avatar, isCompany }: AvatarSectionProps): ReactElement {
  const t = myAccountTexts.use().picture
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const desk = useAvatar(() => chooser.current?.focus())
  return (
    <Section id="picture" title={t.title} text={isCompany ? t.textCompany : t.text}>
      {desk.picture ? (
        <AvatarCropper
          picture={desk.picture}
          isBusy={desk.isBusy}
          onSave={(square) => void desk.send([square], t.updated)}
          onCancel={desk.cancel}
        />
      ) : (
        <div className={css['shown']}>
          <Avatar name={avatar} isCompany={isCompany} size={96} />
          <div className={`${css['buttons']} needs-script`}>
            <Button ref={chooser} onPress={() => input.current?.click()}>
              {avatar ? t.replace : t.choose}
            </Button>
            {avatar && (
              <Button busy={desk.isBusy} onPress={() => void desk.send([], t.removed)}>
                {t.remove}
              </Button>
            )}
            <p className={css['formats']}>{t.formats}</p>
          </div>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.choose}
        accept={formats.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void desk.open(file)
          target.value = ''
        }}
      />
      <Problem code={desk.problem} />
    </Section>
  )
}

/** A picture from its file to the server. */
function useAvatar(onSent: () => void) {
  const { revalidate } = useRevalidator()
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null)
  const [problem, setProblem] = useState<RefusalCode | null>(null)
  const [isBusy, setBusy] = useState(false)

  const close = (): void => {
    setPicture(null)
    // The button that stands in the frame's place is drawn first.
    setTimeout(onSent)
  }
  const open = async (file: File): Promise<void> => {
    setProblem(null)
    if (file.size > maxImageBytes) return setProblem('too_large')
    try {
      if (!formats.includes(file.type)) throw new Refusal('image_unreadable')
      setPicture(await readPicture(file))
    } catch {
      setProblem('image_unreadable')
    }
  }
  const send = async (files: readonly Blob[], said: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await postFiles(ownAccountCalls.setAvatar, {}, files)
      await revalidate()
      toast(said, 'success')
      close()
    } catch (error) {
      setProblem(error instanceof Refusal ? error.code : 'unexpected')
    }
    setBusy(false)
  }
  const cancel = (): void => {
    setProblem(null)
    close()
  }
  return { picture, problem, isBusy, open, send, cancel }
}
