import type { ReactElement } from 'react'
import { mySafetyTexts } from '../../texts.ts'
import { toast } from '../../../../lib/browser/toasts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly copied: string
}

export function CopyButton({ text, label, copied }: CopyButtonProps): ReactElement {
  const t = mySafetyTexts.use()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      toast(copied, 'success')
    } catch {
      // Browsers allow clipboard access only in secure contexts.
      toast(t.notCopied, 'danger')
    }
  }
  return (
    <Button onPress={() => void copy()}>
      <Icon name="copy" />
      {label}
    </Button>
  )
}
