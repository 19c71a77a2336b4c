import { useRef, useState, type ReactElement } from 'react'
import type { Lang } from '#contract/languages.ts'
import { maxImageBytes } from '#contract/limits.ts'
import { bannerAltMax, bannerLinkMax } from '#contract/rules/content/editor-limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import {
  bannerEditorCalls,
  type EditedBanner,
  type EditedBannerImage,
} from '#contract/staff/content/banners.ts'
import { bannerImage } from '../../../../lib/browser/images.ts'
import { postFiles } from '../../../../lib/calls/calls.ts'
import { useMutation } from '../../../../lib/calls/use-call.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { ProblemLine } from '../../../../parts/forms/problem-line.tsx'
import { Tick } from '../../../../parts/forms/tick.tsx'
import editing from '../parts/editing.module.css'
import type { FieldErrors } from '../parts/use-editing.ts'
import { bannerEditorTexts } from '../texts.ts'
import css from './banners.module.css'

const formats = ['image/jpeg', 'image/png', 'image/webp']

interface BannerPictureProps {
  readonly lang: Lang
  readonly typed: EditedBanner
  readonly errors: FieldErrors
  readonly onChange: (changed: Partial<EditedBanner>) => void
}

/** Pictures, words and address of a banner in a language. */
export function BannerPicture({ lang, typed, errors, onChange }: BannerPictureProps): ReactElement {
  const t = bannerEditorTexts.use().fields
  const { refusals } = useTexts()
  const own = typed.images.find(({ language }) => language === lang)
  const image = own ?? emptyImage(lang)
  const change = (changed: Partial<EditedBannerImage>): void =>
    onChange({
      images: [
        ...typed.images.filter(({ language }) => language !== lang),
        { ...image, ...changed },
      ],
    })
  const errorOf = (name: string): string | undefined => {
    const code = errors[`${name}.${lang}`]
    return code && refusals[code]
  }
  return (
    <div className={editing['fields']}>
      {lang !== 'ro' && image.image === '' && (
        <p className={editing['muted']}>{t.sameAsRomanian}</p>
      )}
      <Upload
        label={t.picture}
        hint={t.pictureHint}
        name={image.image}
        problem={errorOf('images')}
        onStored={(stored) => change({ image: stored })}
      />
      <Upload
        label={t.narrow}
        name={image.narrow}
        onStored={(stored) => change({ narrow: stored })}
      />
      <Field
        label={t.alt}
        name={`alt.${lang}`}
        value={image.alt}
        error={errorOf('alt')}
        maxLength={bannerAltMax}
        onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
      />
      <Field
        label={t.link}
        name={`link.${lang}`}
        hint={t.linkHint}
        value={image.link}
        error={errorOf('link')}
        maxLength={bannerLinkMax}
        autoCapitalize="none"
        onChange={({ currentTarget }) => change({ link: currentTarget.value.trim() })}
      />
      <Tick
        name={`opensTab.${lang}`}
        label={t.opensTab}
        isOn={image.opensTab}
        onChange={(opensTab) => change({ opensTab })}
      />
    </div>
  )
}

function emptyImage(language: Lang): EditedBannerImage {
  return { language, image: '', narrow: '', alt: '', link: '', opensTab: false }
}

interface UploadProps {
  readonly label: string
  readonly hint?: string
  /** Of the stored picture; empty: none. */
  readonly name: string
  readonly problem?: string | undefined
  readonly onStored: (name: string) => void
}

function Upload({ label, hint, name, problem, onStored }: UploadProps): ReactElement {
  const t = bannerEditorTexts.use().fields
  const { refusals } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<RefusalCode | null>(null)
  const sending = useMutation(
    (file: File) => postFiles(bannerEditorCalls.uploadPicture, {}, [file]),
    { onDone: ({ image }) => onStored(image) },
  )
  const send = (file: File): void => {
    const isLarge = file.size > maxImageBytes
    setRefused(isLarge ? 'too_large' : null)
    if (!isLarge) void sending(file)
  }
  const said = refused ? refusals[refused] : problem
  return (
    <div className={css['picture']} role="group" aria-label={label}>
      <b>{label}</b>
      {hint && <p className={editing['muted']}>{hint}</p>}
      {name && <img src={bannerImage(name)} alt="" />}
      <div className={css['buttons']}>
        <Button busy={sending.isBusy} onPress={() => input.current?.click()}>
          {name ? t.replace : t.choose}
        </Button>
        {name && <Button onPress={() => onStored('')}>{t.remove}</Button>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={formats.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send(file)
          target.value = ''
        }}
      />
      {said && <ProblemLine text={said} />}
    </div>
  )
}
