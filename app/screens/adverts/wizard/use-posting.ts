import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { advertCalls } from '#contract/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { Refusal } from '#contract/refusals.ts'
import { postCall } from '../../../lib/calls.ts'
import { useLang, useTexts } from '../../../lib/texts.ts'
import { toast } from '../../../lib/toasts.ts'
import { errorsOf, type FieldErrors } from './draft.ts'
import type { StepName } from './stepper.tsx'
import { useAttributes } from './use-attributes.ts'
import { useDraft, type DraftDesk } from './use-draft.ts'
import { usePhotos, type PhotoDesk } from './use-photos.ts'

export interface Posting {
  readonly desk: DraftDesk
  readonly photos: PhotoDesk
  readonly definitions: readonly Attribute[]
  readonly errors: FieldErrors
  readonly setErrors: (errors: FieldErrors) => void
  readonly step: StepName
  readonly go: (step: StepName) => void
  /** True when nothing is wrong and the server has it. */
  readonly finishInformation: () => Promise<boolean>
  readonly publish: () => Promise<void>
  readonly publishedId: string | null
  readonly restart: () => void
}

/** The way of one advert through the three steps. */
export function usePosting(owner: string): Posting {
  const t = useTexts()
  const desk = useDraft(owner, useLang())
  const definitions = useAttributes(desk.typed.subcategory)
  const [step, setStep] = useState<StepName>('information')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [publishedId, setPublishedId] = useState<string | null>(null)
  const complain = useCallback(
    (error: unknown) =>
      toast(t.refusals[error instanceof Refusal ? error.code : 'unexpected'], 'danger'),
    [t],
  )
  const photos = usePhotos(desk.save, complain)

  const go = (next: StepName): void => {
    setStep(next)
    scrollTo({ top: 0 })
  }
  /** What concerns a field is told at the field, the rest above all. */
  const tell = (error: unknown): void => {
    if (
      error instanceof Refusal &&
      error.field?.match(/^(title|description|price|place|sub|attr)/)
    ) {
      setErrors({ [error.field]: error.code })
      go('information')
    } else complain(error)
  }
  const finishInformation = async (): Promise<boolean> => {
    const found = errorsOf(desk.typed, definitions)
    setErrors(found)
    if (Object.keys(found).length > 0) return false
    return desk.save().then(
      () => true,
      (error: unknown) => {
        tell(error)
        return false
      },
    )
  }
  const publish = async (): Promise<void> => {
    if (!(await finishInformation())) return go('information')
    try {
      const advertId = await desk.save()
      const { id } = await postCall(advertCalls.publish, { advertId })
      // What is public is no draft any more: the next visit to the form begins with an empty one.
      desk.restart()
      photos.restart()
      setPublishedId(id)
      go('information')
    } catch (error) {
      tell(error)
    }
  }
  const restart = useCallback(() => setPublishedId(null), [])
  const { key } = useLocation()
  // "Post ad" leads here as well from the news that the last one is published.
  useEffect(restart, [restart, key])
  return {
    desk,
    photos,
    definitions,
    errors,
    setErrors,
    step,
    go,
    finishInformation,
    publish,
    publishedId,
    restart,
  }
}
