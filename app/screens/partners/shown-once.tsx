import { useState, type ReactElement } from 'react'
import { Button } from '../../parts/forms/button.tsx'
import { myApiTexts } from './texts.ts'
import css from './my-api.module.css'

interface ShownOnceProps {
  readonly title: string
  readonly text: string
  readonly secret: string
}

/** A key or a secret that nobody can show again. */
export function ShownOnce({ title, text, secret }: ShownOnceProps): ReactElement {
  const t = myApiTexts.use()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret)
    setIsCopied(true)
  }
  return (
    <div className={css['shown']} role="status">
      <strong>{title}</strong>
      <p>{text}</p>
      <code className={css['secret']}>{secret}</code>
      <div className="needs-script">
        <Button onPress={() => void copy().catch(() => setIsCopied(false))}>
          {isCopied ? t.copied : t.copy}
        </Button>
      </div>
    </div>
  )
}
