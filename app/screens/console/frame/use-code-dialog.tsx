import { useCallback, useState, type ReactElement } from 'react'
import type { Refusal } from '#contract/refusals.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { consoleTexts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import type { ConsoleAccess } from './console-context.ts'

interface Asked {
  readonly why: 'session' | 'act'
  readonly refusal: Refusal | null
  readonly answer: (code: string | null) => void
}

/** A dialog that asks for a code, over a screen whose fields stay as they are. */
export function useCodeDialog(): { askCode: ConsoleAccess['askCode']; dialog: ReactElement } {
  const { proof } = consoleTexts.use()
  const [asked, setAsked] = useState<Asked | null>(null)
  const askCode = useCallback<ConsoleAccess['askCode']>(
    (why, refused) =>
      new Promise((resolve) => {
        const answer = (code: string | null): void => {
          setAsked(null)
          resolve(code)
        }
        setAsked({ why, refusal: refused ?? null, answer })
      }),
    [],
  )
  const dialog = (
    <Dialog open={asked !== null} title={proof.title} onClose={() => asked?.answer(null)}>
      {asked && (
        <CodeForm
          text={asked.why === 'act' ? proof.act : proof.text}
          submit={asked.why === 'act' ? proof.confirm : proof.enter}
          refusal={asked.refusal}
          onCode={asked.answer}
        />
      )}
    </Dialog>
  )
  return { askCode, dialog }
}
