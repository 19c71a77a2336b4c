import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Me } from '#contract/accounts.ts'
import type { AdvertStatus } from '#contract/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { ownAdvertCalls } from '#contract/own-adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { postCall } from '../../../lib/calls.ts'
import { useLang, useTexts } from '../../../lib/texts.ts'
import { toast } from '../../../lib/toasts.ts'
import { errorsOf, type FieldErrors } from './draft.ts'
import { isLoginNeeded } from './login-needed.tsx'
import type { Remembered } from './remembered.ts'
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
  /** Checks the first step and goes on to the second, once somebody is logged in. */
  readonly finishInformation: () => Promise<void>
  readonly saveAsDraft: () => Promise<void>
  readonly publish: () => Promise<void>
  readonly outcome: Outcome | null
  /** What has to be done first: a login, or proving the number. */
  readonly lacks: 'login' | 'phone' | null
  /** An advert begun earlier, which another could be begun beside. */
  readonly isResumed: boolean
  readonly restart: () => void
}

/** Where the advert is now. */
export interface Outcome {
  readonly id: string
  readonly status: AdvertStatus
}

/** The way of one advert through the three steps. */
export function usePosting(me: Me | null, opened: Remembered | null): Posting {
  const desk = useDraft(me, useLang(), opened)
  const definitions = useAttributes(desk.typed.subcategory)
  const { outcome, setOutcome, ...steps } = useSteps()
  const { step, setStep, errors, setErrors, lacks, setLacks, complain, tell } = steps
  const [isLeaving, setIsLeaving] = useState(false)
  const [isSetAside, setIsSetAside] = useState(false)
  const navigate = useNavigate()
  const home = { existingId: desk.draftId, advertId: desk.save, me }
  const photos = usePhotos(home, complain)

  const go = (next: StepName): void => {
    setStep(next)
    setLacks(null)
    setIsLeaving(false)
    scrollTo({ top: 0 })
  }
  /** Null: the server does not have it, and it has been said why. */
  const saved = async (): Promise<string | null> => {
    setLacks(null)
    return desk.save().catch((error: unknown) => {
      tell(error)
      return null
    })
  }
  const finishInformation = async (): Promise<void> => {
    const found = errorsOf(desk.typed, definitions)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setIsLeaving(true)
    if ((await saved()) !== null) go('images')
  }
  const goOn = useEffectEvent(() => {
    setLacks(null)
    if (isLeaving) void finishInformation()
  })
  useEffect(() => {
    if (me) goOn()
  }, [me])

  const saveAsDraft = async (): Promise<void> => {
    const id = await saved()
    if (id === null) return
    setIsSetAside(true)
    setOutcome({ id, status: 'draft' })
  }
  const publish = async (): Promise<void> => {
    const advertId = await saved()
    if (advertId === null) return
    try {
      const { id, status } = await postCall(ownAdvertCalls.publish, { advertId })
      // What is public is no draft any more: the next visit to the form begins with an empty one.
      desk.restart()
      photos.restart()
      setOutcome({ id, status })
    } catch (error) {
      tell(error)
    }
  }
  const restart = (): void => {
    desk.restart()
    photos.restart()
    setErrors({})
    setOutcome(null)
    setIsSetAside(false)
    go('information')
    if (opened) void navigate('/add-advert')
  }
  const isResumed = desk.isResumed || isSetAside
  return {
    ...{ desk, photos, definitions, errors, setErrors, step, go, outcome, lacks, isResumed },
    ...{ finishInformation, saveAsDraft, publish, restart },
  }
}

/** Which step is shown, and what stands in its way. */
function useSteps() {
  const t = useTexts()
  const [step, setStep] = useState<StepName>('information')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [lacks, setLacks] = useState<Posting['lacks']>(null)
  const { key } = useLocation()
  // "Post ad" leads here as well from the news that the last one is published.
  useEffect(() => {
    setOutcome(null)
    setStep('information')
  }, [key])
  const complain = useCallback(
    (error: unknown) => {
      if (isLoginNeeded(error)) setLacks('login')
      else toast(t.refusals[error instanceof Refusal ? error.code : 'unexpected'], 'danger')
    },
    [t],
  )
  /** What concerns a field is told at the field, the rest above all. */
  const tell = (error: unknown): void => {
    const { code, field = '' } = error instanceof Refusal ? error : new Refusal('unexpected')
    if (/^(title|description|price|place|latitude|sub|attr)/.test(field)) {
      setStep('information')
      setErrors({ [field]: code })
    } else if (code === 'phone_needed') setLacks('phone')
    else complain(error)
  }
  return {
    ...{ step, setStep, errors, setErrors, outcome, setOutcome, lacks, setLacks },
    ...{ complain, tell },
  }
}
