import { useEffect, useRef, type ReactElement } from 'react'
import { mySafetyTexts } from '../../texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { CopyButton } from './copy-button.tsx'
import form from '../form.module.css'
import css from './second-factor-section.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps): ReactElement {
  const t = mySafetyTexts.use().secondFactor.keep
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const download = (): void => saveText(t.fileName, [t.fileTitle, '', ...codes, ''].join('\r\n'))
  return (
    <div className={form['form']}>
      <h3 className={css['heading']} ref={heading} tabIndex={-1}>
        {t.title}
      </h3>
      <p>{t.text}</p>
      <ul className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code className={css['code']}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={form['buttons']}>
        <CopyButton text={codes.join('\n')} label={t.copy} copied={t.copied} />
        <Button onPress={download}>{t.download}</Button>
      </div>
      <div>
        <Button kind="primary" onPress={onSaved}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}

function saveText(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  // Some browsers read the file shortly after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
