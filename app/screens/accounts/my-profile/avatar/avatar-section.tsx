import { useRef, useState, type ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { maxImageBytes } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { postFiles } from '../../../../lib/calls/calls.ts'
import { useMutation } from '../../../../lib/calls/use-call.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { myAccountTexts } from '../../texts.ts'
import { Avatar } from '../../../../parts/icons/avatar.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { CallProblem, ProblemLine } from '../../../../parts/forms/problem-line.tsx'
import { AvatarCropper } from './avatar-cropper.tsx'
import { readPicture } from './crop.ts'
import { Section } from '../section.tsx'
import css from './avatar-section.module.css'

const formats = ['image/jpeg', 'image/png', 'image/webp']

interface AvatarSectionProps {
  readonly avatar: string
  readonly isCompany: boolean
}

/** The user's picture, shown beside their adverts. */
export function AvatarSection({ avatar, isCompany }: AvatarSectionProps): ReactElement {
  const t = myAccountTexts.use().picture
  const { refusals } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const editor = useAvatar(() => chooser.current?.focus())
  return (
    <Section id="picture" title={t.title} text={isCompany ? t.textCompany : t.text}>
      {editor.picture ? (
        <AvatarCropper
          picture={editor.picture}
          isBusy={editor.sending.isBusy}
          onSave={(square) => editor.send([square])}
          onCancel={editor.cancel}
        />
      ) : (
        <div className={css['shown']}>
          <Avatar name={avatar} isCompany={isCompany} size={96} />
          <div className={`${css['buttons']} needs-script`}>
            <Button ref={chooser} onPress={() => input.current?.click()}>
              {avatar ? t.replace : t.choose}
            </Button>
            {avatar && (
              <Button busy={editor.sending.isBusy} onPress={() => editor.send([])}>
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
          if (file) void editor.open(file)
          target.value = ''
        }}
      />
      {editor.problem && <ProblemLine text={refusals[editor.problem]} />}
      <CallProblem call={editor.sending} />
    </Section>
  )
}

/** Reads, crops and uploads a picture. */
function useAvatar(onSent: () => void) {
  const t = myAccountTexts.use().picture
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null)
  const [problem, setProblem] = useState<RefusalCode | null>(null)

  const close = (): void => {
    setPicture(null)
    // Waits until the button that replaces the frame is rendered.
    setTimeout(onSent)
  }
  const open = async (file: File): Promise<void> => {
    setProblem(null)
    if (file.size > maxImageBytes) return setProblem('too_large')
    if (!formats.includes(file.type)) return setProblem('image_unreadable')
    try {
      setPicture(await readPicture(file))
    } catch {
      setProblem('image_unreadable')
    }
  }
  const sending = useMutation(
    (files: readonly Blob[]) => postFiles(ownAccountCalls.setAvatar, {}, files),
    {
      success: (_answer, files) => (files.length > 0 ? t.updated : t.removed),
      reloads: true,
      refusalIn: 'screen',
      onDone: close,
    },
  )
  const send = (files: readonly Blob[]): void => {
    setProblem(null)
    void sending(files)
  }
  const cancel = (): void => {
    setProblem(null)
    sending.clear()
    close()
  }
  return { picture, problem, sending, open, send, cancel }
}
