import { useRef, useState, type ReactElement } from 'react'
import { companyCalls } from '#contract/people/companies.ts'
import { coverSizes, maxImageBytes } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { cover as coverFile } from '../../../../lib/browser/images.ts'
import { postFiles } from '../../../../lib/calls/calls.ts'
import { useMutation } from '../../../../lib/calls/use-call.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { CallProblem, ProblemLine } from '../../../../parts/forms/problem-line.tsx'
import { myCompanyTexts } from '../../texts.ts'
import { Section } from '../section.tsx'
import form from '../form.module.css'
import css from './company.module.css'

const formats = ['image/jpeg', 'image/png', 'image/webp']

/** The wide photo on the page of the company. */
export function CoverSection({ cover }: { cover: string }): ReactElement {
  const t = myCompanyTexts.use().cover
  const { refusals } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<RefusalCode | null>(null)
  const sending = useMutation(
    (files: readonly Blob[]) => postFiles(companyCalls.setCover, {}, files),
    {
      success: (_answer, files) => (files.length > 0 ? t.updated : t.removed),
      reloads: true,
      refusalIn: 'screen',
    },
  )
  const send = (file: File): void => {
    if (file.size > maxImageBytes) return setProblem('too_large')
    if (!formats.includes(file.type)) return setProblem('image_unreadable')
    setProblem(null)
    void sending([file])
  }
  return (
    <Section id="cover" title={t.title} text={t.text}>
      {cover && (
        <img
          className={css['cover']}
          src={coverFile(cover, 'desktop')}
          alt=""
          width={coverSizes.desktop.width}
          height={coverSizes.desktop.height}
        />
      )}
      <div className={`${form['buttons']} needs-script`}>
        <Button busy={sending.isBusy} onPress={() => input.current?.click()}>
          {cover ? t.replace : t.choose}
        </Button>
        {cover && (
          <Button busy={sending.isBusy} onPress={() => void sending([])}>
            {t.remove}
          </Button>
        )}
      </div>
      <p className={form['note']}>{t.formats}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.choose}
        accept={formats.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send(file)
          target.value = ''
        }}
      />
      {problem && <ProblemLine text={refusals[problem]} />}
      <CallProblem call={sending} />
    </Section>
  )
}
