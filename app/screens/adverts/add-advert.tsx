import { useCallback, useState, type ReactElement } from 'react'
import { useRouteLoaderData } from 'react-router'
import { advertCalls } from '#contract/adverts.ts'
import { categoryCalls } from '#contract/categories.ts'
import { Refusal } from '#contract/refusals.ts'
import { postCall } from '../../lib/calls.ts'
import { requireLogin, screenLoader, useLoaded, type Head } from '../../lib/screen.ts'
import { labelIn, useLang, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toasts.ts'
import type { layoutLoader } from '../../parts/layout/loader.ts'
import { errorsOf, type FieldErrors } from './wizard/draft.ts'
import { FinishStep, Published } from './wizard/finish-step.tsx'
import { ImagesStep } from './wizard/images-step.tsx'
import { InformationStep } from './wizard/information-step.tsx'
import { Stepper, type StepName } from './wizard/stepper.tsx'
import { useAttributes } from './wizard/use-attributes.ts'
import { useDraft } from './wizard/use-draft.ts'
import { usePhotos } from './wizard/use-photos.ts'
import css from './add-advert.module.css'

export const head: Head = (t) => ({ ...t.posting.head, noIndex: true })

export const loader = screenLoader(async (visit) => {
  requireLogin(visit)
  const { categories } = await visit.call(categoryCalls.getList, {})
  return {
    categories: categories.map(({ slug, labels, groups }) => ({
      slug,
      label: labelIn(visit.lang, labels),
      groups: groups.map((group) => ({
        label: labelIn(visit.lang, group.labels),
        subcategories: group.subcategories.map((one) => ({
          slug: one.slug,
          label: labelIn(visit.lang, one.labels),
        })),
      })),
    })),
  }
})

export type CategoryChoice = Awaited<ReturnType<typeof loader>>['categories'][number]

/** From a thought to a published advert: information, images, finish. */
export function Component(): ReactElement {
  const { categories } = useLoaded<typeof loader>()
  const owner = useRouteLoaderData<typeof layoutLoader>('layout')?.me?.id ?? ''
  const t = useTexts()
  const lang = useLang()
  const desk = useDraft(owner, lang)
  const definitions = useAttributes(desk.typed.subcategory)
  const complain = useCallback(
    (error: unknown) =>
      toast(t.refusals[error instanceof Refusal ? error.code : 'unexpected'], 'danger'),
    [t],
  )
  const photos = usePhotos(desk.save, complain)
  const [step, setStep] = useState<StepName>('information')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [publishedId, setPublishedId] = useState<string | null>(null)

  const go = (next: StepName): void => {
    setStep(next)
    scrollTo({ top: 0 })
  }
  const leaveInformation = async (): Promise<boolean> => {
    const found = errorsOf(desk.typed, definitions)
    setErrors(found)
    if (Object.keys(found).length > 0) return false
    try {
      await desk.save()
      return true
    } catch (error) {
      if (!(error instanceof Refusal && error.field)) complain(error)
      else setErrors({ [error.field]: error.code })
      return false
    }
  }
  const publish = async (): Promise<void> => {
    if (!(await leaveInformation())) return go('information')
    try {
      setPublishedId((await postCall(advertCalls.publish, { advertId: await desk.save() })).id)
    } catch (error) {
      if (!(error instanceof Refusal && error.field)) return complain(error)
      setErrors({ [error.field]: error.code })
      go('information')
    }
  }
  const restart = (): void => {
    desk.restart()
    photos.restart()
    setPublishedId(null)
    go('information')
  }

  if (publishedId) return <Published id={publishedId} onAnother={restart} />
  const chosen = categories.find(({ slug }) => slug === desk.typed.category)
  return (
    <div className={css['page']}>
      <h1 className={css['title']}>{t.posting.title}</h1>
      <Stepper at={step} saveState={desk.saveState} onGo={go} />
      {step === 'information' && (
        <InformationStep
          desk={desk}
          categories={categories}
          definitions={definitions}
          errors={errors}
          onErrors={setErrors}
          onNext={async () => (await leaveInformation()) && go('images')}
        />
      )}
      {step === 'images' && (
        <ImagesStep
          photos={photos}
          category={chosen?.slug ?? ''}
          onBack={() => go('information')}
          onNext={() => go('finish')}
        />
      )}
      {step === 'finish' && (
        <FinishStep
          typed={desk.typed}
          errors={errorsOf(desk.typed, definitions)}
          definitions={definitions}
          images={photos.images}
          onBack={() => go('images')}
          onFix={() => go('information')}
          onPublish={publish}
        />
      )}
    </div>
  )
}
