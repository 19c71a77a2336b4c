import { useState, type ReactElement } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { PhoneCode } from '../phone-code/phone-code.tsx'
import { NewPassword } from './restore-password.tsx'

interface PasswordByCodeProps {
  /** National number that the code goes to. */
  readonly phone: string
  /** It is the number of the account, and no other can be given. */
  readonly isOwnPhone?: boolean
  readonly onSaved: () => void
  readonly onOtherPhone: (problem?: RefusalCode) => void
}

/** A code to a number, then the new password. */
export function PasswordByCode({
  phone,
  isOwnPhone = false,
  onSaved,
  onOtherPhone,
}: PasswordByCodeProps): ReactElement {
  const [isProved, setProved] = useState(false)
  if (isProved) return <NewPassword {...{ phone, onSaved, onOtherPhone }} />
  return (
    <PhoneCode
      {...{ phone, isOwnPhone, onOtherPhone }}
      purpose="restore"
      sent={false}
      onProved={() => setProved(true)}
    />
  )
}
