import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from '../../../../lib/router/index.ts'
import type { Me } from '#contract/accounts/session.ts'
import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { ruleHintCalls, type RuleHint } from '#contract/adverts/rule-hints.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import type { Refusal } from '#contract/refusals.ts'
import { postCall, postInBackground } from '../../../../lib/calls/calls.ts'
import { useMutation } from '../../../../lib/calls/use-call.ts'
import { useRefusalToast } from '../../../../lib/calls/use-refusal-toast.ts'
import { dropIntent, saveIntent, takeIntent } from '../../../../lib/session/intents.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { errorsOf, type FieldErrors, type Remembered, type TypedAdvert } from '../draft/draft.ts'
import { placeOfRefusal, type Requirement } from '../draft/refusal-place.ts'
import { keepCodeLogin, pendingCodeLogin } from '../../../accounts/login/code-login.tsx'
import { isLoginNeeded } from '../outcome/login-needed.tsx'
import { remember, type LocalDraft } from '../draft/local-draft.ts'
import type { StepName } from '../steps/steps.ts'
import { inOrderOfForm } from '../steps/error-order.ts'
import { queryOf } from '../steps/steps.ts'
import { hasFailed } from '../../photos/upload/uploads.ts'
import { useAttributes } from '../fields/attributes/use-attributes.ts'
import { useDraft, type DraftEditor } from './use-draft.ts'
import { usePhotos, type PhotoEditor } from './use-photos.ts'
import { useSteps } from '../steps/use-steps.ts'

export interface Posting {
  readonly editor: DraftEditor
  readonly photos: PhotoEditor
  readonly definitions: readonly Attribute[]
  readonly errors: FieldErrors
  readonly setErrors: (errors: FieldErrors) => void
  readonly step: StepName
  /** Opens a step and focuses a field in it. */
  readonly go: (step: StepName, field?: string) => void
  readonly saveAsDraft: () => Promise<void>
  /** Publishes what is right, once the user is logged in; `found`: errors that the form has found already. */
  readonly publish: (found?: FieldErrors) => Promise<void>
  /** What the rules will say of the advert; nothing while it is not on the server. */
  readonly ruleHints: () => Promise<readonly RuleHint[]>
  /** The action in progress. */
  readonly busy: Act | null
  /** Publishing waits for the photos. */
  readonly isWaiting: boolean
  readonly outcome: Outcome | null
  /** Missing requirement: a login or a proved number. */
  readonly missing: Requirement | null
  /** The login was closed: nothing is published after another one. */
  readonly cancelLogin: () => void
  /** A resumed draft; the user may start another one instead. */
  readonly isResumed: boolean
  /** Begins another advert: empty, or like the one that was published. */
  readonly restart: (like?: TypedAdvert) => void
}

/** Resulting state of the advert. */
export interface Outcome {
  readonly id: string
  readonly status: AdvertStatus
  readonly typed: TypedAdvert
}

interface PostingOptions {
  readonly me: Me | null
  /** Draft named by the address. */
  readonly opened: LocalDraft | null
  /** Of the user's latest advert. */
  readonly remembered: Remembered | null
}

/** Actions of the form of a new advert and of its preview. */
export function usePosting({ me, opened, remembered }: PostingOptions): Posting {
  const editor = useDraft({ me, lang: useLang(), opened, remembered })
  const definitions = useAttributes(editor.typed)
  const { step, go: goTo } = useSteps()
  const { outcome, setOutcome, errors, setErrors, missing, setMissing, onPhotoError, showInForm } =
    useFeedback(goTo)
  useAnswered(me, () => setMissing(null))
  const [isSavedAsDraft, setIsSavedAsDraft] = useState(false)
  const navigate = useNavigate()
  const home = { existingId: editor.draftId, advertId: editor.save, me }
  const photos = usePhotos(home, onPhotoError)

  const go: Posting['go'] = (next, field) => {
    goTo(next, field)
    setMissing(null)
  }
  /** Saves the draft first. When a login is missing, `name` runs after it. */
  const acting = useMutation(
    async ({ goOn }: Acting) => {
      setMissing(null)
      await goOn(await editor.save())
    },
    {
      onRefused: (refusal, { name }) => {
        if (isLoginNeeded(refusal)) saveIntent({ kind: 'posting', subject: name })
        return showInForm(refusal)
      },
    },
  )
  const act = async (name: Act, goOn: Acting['goOn']): Promise<void> => {
    await acting({ name, goOn })
  }
  const saveAsDraft = (): Promise<void> =>
    act('draft', (id) => {
      setIsSavedAsDraft(true)
      return finish({ id, status: 'draft', typed: editor.typed })
    })
  /** The result is shown at the form's address and replaces the steps in the history. */
  const finish = async (result: Outcome): Promise<void> => {
    const search = queryOf('information', location.search)
    await navigate({ search }, { replace: true, state: { isDone: true } })
    setOutcome(result)
  }
  const send = (): Promise<void> =>
    act('publish', async (advertId) => {
      const { id, status } = await postCall(ownAdvertCalls.publish, { advertId })
      const { typed } = editor
      remember(typed)
      // A published advert is no longer a draft: the next visit starts with an empty form.
      editor.restart()
      photos.restart()
      await finish({ id, status, typed })
    })
  const { publish: publishWhole, isWaiting } = usePublishing(photos, send)
  const publish = async (found: FieldErrors = {}): Promise<void> => {
    const all = { ...errorsOf(editor.typed, definitions), ...found }
    setErrors(all)
    if (Object.keys(all).length === 0) await publishWhole()
    else if (step === 'finish') go('information', inOrderOfForm(all, definitions)[0]?.[0])
  }
  useActAfterLogin(me, { draft: saveAsDraft, publish })
  const cancelLogin = useLogin(me, setMissing)
  const restart = (like?: TypedAdvert): void => {
    const touched = ['subcategory', ...Object.keys(like?.attributes ?? {})]
    editor.restart(like && { ...like, touched })
    photos.restart()
    setErrors({})
    setOutcome(null)
    setIsSavedAsDraft(false)
    void navigate('/add-advert')
  }
  const ruleHints = async (): Promise<readonly RuleHint[]> => {
    if (!me) return []
    const advertId = await editor.save()
    return (await postInBackground(ruleHintCalls.listRuleHints, { advertId })).hints
  }
  const busy = acting.isBusy && acting.input ? acting.input.name : null
  const isResumed = editor.isResumed || isSavedAsDraft
  return {
    ...{ editor, photos, definitions, errors, setErrors, step, go, outcome, missing, cancelLogin },
    ...{ isResumed, saveAsDraft, publish, ruleHints, busy, isWaiting, restart },
  }
}

/** Actions that require a login. */
type Act = 'draft' | 'publish'

interface Acting {
  readonly name: Act
  /** Runs with the id of the saved draft. */
  readonly goOn: (advertId: string) => unknown
}

/** Opens a login that waits for its code again; gives what ends the login with nothing done after it. */
function useLogin(me: Me | null, setMissing: (missing: Requirement | null) => void): () => void {
  const resume = useEffectEvent(() => {
    if (!me && pendingCodeLogin() !== null) setMissing('login')
  })
  useEffect(() => resume(), [])
  return () => {
    setMissing(null)
    dropIntent()
    keepCodeLogin(null)
  }
}

/** Runs the action that was interrupted by a login, once, with the current values. */
function useActAfterLogin(me: Me | null, acts: Readonly<Record<Act, () => Promise<void>>>): void {
  const [pendingAct, setPendingAct] = useState<string | null>(null)
  const arrive = useEffectEvent(() => {
    // Deferred: on a newly opened page the draft is not resumed yet.
    setPendingAct(takeIntent('posting'))
  })
  const goOn = useEffectEvent(() => {
    setPendingAct(null)
    if (pendingAct === 'draft' || pendingAct === 'publish') void acts[pendingAct]()
  })
  useEffect(() => {
    if (me) arrive()
  }, [me])
  useEffect(() => {
    if (pendingAct !== null) goOn()
  }, [pendingAct])
}

/** Publishes when no upload is pending; a failed one requires the owner's decision. */
function usePublishing({ isBusy, uploads }: PhotoEditor, send: () => Promise<void>) {
  const [isWaiting, setIsWaiting] = useState(false)
  const goOn = useEffectEvent(() => {
    setIsWaiting(false)
    if (!uploads.some(hasFailed)) void send()
  })
  useEffect(() => {
    if (isWaiting && !isBusy) goOn()
  }, [isWaiting, isBusy])
  const publish = async (): Promise<void> => {
    if (isBusy) setIsWaiting(true)
    else await send()
  }
  return { publish, isWaiting }
}

/** A login answers what was missing before anything is rendered that would ask for one again. */
function useAnswered(me: Me | null, onLogin: () => void): void {
  const [last, setLast] = useState(me)
  if (last === me) return
  setLast(me)
  if (me) onLogin()
}

/** Result, errors and missing requirement of the wizard. */
function useFeedback(go: Posting['go']) {
  const showToast = useRefusalToast()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [missing, setMissing] = useState<Posting['missing']>(null)
  const { key, state } = useLocation()
  const isDone = Object(state).isDone === true
  // "Post ad" in the menu leads here also from the result of the last advert.
  useEffect(() => {
    if (!isDone) setOutcome(null)
  }, [key, isDone])
  const onPhotoError = useCallback(
    (error: unknown) => {
      if (isLoginNeeded(error)) setMissing('login')
      else showToast(error)
    },
    [showToast],
  )
  /** Shows a refusal at its field or as a missing requirement. Returns false when it is neither. */
  const showInForm = (refusal: Refusal): boolean => {
    const { field, missing: requirement } = placeOfRefusal(refusal)
    if (field !== null) {
      go('information', field)
      setErrors({ [field]: refusal.code })
    }
    if (requirement) setMissing(requirement)
    return field !== null || requirement !== null
  }
  return {
    ...{ errors, setErrors, outcome, setOutcome, missing, setMissing, onPhotoError, showInForm },
  }
}
