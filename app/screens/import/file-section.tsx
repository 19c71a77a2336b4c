import { useRef, useState, type ReactElement } from 'react'
import { useNavigate } from '../../lib/router/index.ts'
import { importCalls } from '#contract/imports/imports.ts'
import { importBytes, importNameLength } from '#contract/rules/imports/limits.ts'
import { postFile } from '../../lib/calls/calls.ts'
import { useMutation } from '../../lib/calls/use-call.ts'
import { Button } from '../../parts/forms/button.tsx'
import { CallProblem, ProblemLine } from '../../parts/forms/problem-line.tsx'
import { pathOf } from './import-action.ts'
import { importTexts } from './texts.ts'
import css from './import.module.css'

/** An upload, with its progress. */
export function FileSection(): ReactElement {
  const t = importTexts.use().file
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const sending = useMutation((file: File) => upload(file, setPercent), {
    onDone: ({ run }) => navigate(pathOf(run.id)),
    refusalIn: 'screen',
  })
  const choose = (file: File): void => {
    setIsLarge(file.size > importBytes)
    if (file.size <= importBytes) void sending(file)
  }
  return (
    <section className={css['box']} aria-labelledby="file-title">
      <h2 className={css['subtitle']} id="file-title">
        {t.title}
      </h2>
      <p className={css['note']}>{t.text}</p>
      <div className={`${css['buttons']} needs-script`}>
        <Button kind="primary" busy={sending.isBusy} onPress={() => input.current?.click()}>
          {t.choose}
        </Button>
        {sending.isBusy && (
          <span className={css['note']} role="status">
            {t.sending(percent)}
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.choose}
        accept=".csv,.txt,.tsv,.xml,.yml,text/csv,application/xml,text/xml"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) choose(file)
          target.value = ''
        }}
      />
      {isLarge && <ProblemLine text={t.tooLarge} />}
      <CallProblem call={sending} />
    </section>
  )
}

function upload(file: File, onPercent: (percent: number) => void) {
  const onProgress = (progress: number): void => onPercent(Math.round(progress * 100))
  const { signal } = new AbortController()
  const name = file.name.slice(0, importNameLength)
  return postFile(importCalls.uploadImport, { name }, file, onProgress, signal)
}
