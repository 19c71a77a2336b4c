import type { ReactElement } from 'react'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { PlaceInput } from '../../../parts/combobox/place-input.tsx'
import { threadTexts } from '../texts.ts'
import css from './tools.module.css'
import type { ComposerState } from './use-composer.ts'

interface PlaceDialogProps {
  readonly composer: ComposerState
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Chooses a place to meet for the message. */
export function PlaceDialog({ composer, isOpen, onClose }: PlaceDialogProps): ReactElement {
  const t = threadTexts.use().compose
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.addPlace}>
      <div className={css['places']}>
        <Field label={t.placeLabel} name="place">
          <PlaceInput
            label={t.placeLabel}
            chosen=""
            onChange={(place) => {
              if (!place) return
              composer.change({ place: { slug: place.slug, label: place.label } })
              onClose()
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}
