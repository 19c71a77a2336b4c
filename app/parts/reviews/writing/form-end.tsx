import type { ReactElement } from 'react'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../forms/button.tsx'
import { reviewsTexts } from '../texts.ts'
import css from '../review-item.module.css'

interface FormEndProps {
  readonly submit: string
  readonly isBusy: boolean
  /** Closes the dialog; absent on a page of the form's own. */
  readonly onClose: (() => void) | undefined
}

/** Cancel and submit. */
export function FormEnd({ submit, isBusy, onClose }: FormEndProps): ReactElement {
  const { cancel } = reviewsTexts.use()
  const link = useLink()
  return (
    <div className={css['answers']}>
      {onClose ? (
        <Button onPress={onClose}>{cancel}</Button>
      ) : (
        <ButtonLink href={link('/my-reviews')}>{cancel}</ButtonLink>
      )}
      <Button type="submit" kind="primary" busy={isBusy}>
        {submit}
      </Button>
    </div>
  )
}
