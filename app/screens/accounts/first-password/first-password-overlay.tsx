import type { ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import type { OverlayProps } from '../../../layout/overlays/overlay.ts'
import { useDebouncedCall } from '../../../lib/calls/use-debounced-call.ts'
import { refusalText } from '../../../lib/calls/refusal.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { accessTexts, codeTexts } from '../texts.ts'
import { FirstPassword } from './first-password.tsx'

export const texts = [accessTexts, codeTexts]

const noDelay = { pauseMs: 0 } as const

/** Sets the password of the user's account, which began with a code. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = useTexts()
  const { title } = accessTexts.use().first
  const { answer, refusal } = useDebouncedCall(ownAccountCalls.getAccount, {}, noDelay)
  return (
    <Dialog open title={title} onClose={onClose}>
      {answer && <FirstPassword phone={answer.account.phone} />}
      {refusal && <ProblemLine text={refusalText(t, refusal)} />}
    </Dialog>
  )
}
