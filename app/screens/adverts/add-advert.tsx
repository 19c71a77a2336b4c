import { type ReactElement } from 'react'
import { useRouteLoaderData } from 'react-router'
import { categoryCalls } from '#contract/categories.ts'
import { ownAdvertCalls } from '#contract/own-adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { photoTexts } from '../../lib/photo-texts.ts'
import { postingTexts } from '../../lib/posting-texts.ts'
import {
  requireLogin,
  screenLoader,
  useLoaded,
  type Head,
  type ScreenVisit,
} from '../../lib/screen.ts'
import { labelIn, useTexts } from '../../lib/texts.ts'
import { Button } from '../../parts/button.tsx'
import type { layoutLoader } from '../../parts/layout/loader.ts'
import { errorsOf, imagesAllowed, type CategoryChoice } from './wizard/draft.ts'
import { focusField } from './wizard/error-summary.tsx'
import { FinishStep } from './wizard/finish-step.tsx'
import { ImagesStep } from './wizard/images-step.tsx'
import { InformationStep } from './wizard/information-step.tsx'
import { LoginNeeded, PhoneNeeded } from './wizard/login-needed.tsx'
import { OutcomeView } from './wizard/outcome.tsx'
import { typedOf } from './wizard/own-advert.ts'
import type { Remembered } from './wizard/remembered.ts'
import { Stepper } from './wizard/stepper.tsx'
import { usePosting, type Posting } from './wizard/use-posting.ts'
import css from './add-advert.module.css'

export const head: Head = (t) => ({ ...t.adverts.add.head, noIndex: true })

export const texts = [postingTexts, photoTexts]

/** Begun without a login; `id` names an own draft to go on with. */
export const loader = screenLoader(async (visit) => {
  const [categories, opened] = await Promise.all([categoryChoices(visit), openedDraft(visit)])
  return { categories, opened }
})

/** The categories as a form offers them. */
export async function categoryChoices({ call, lang }: ScreenVisit): Promise<CategoryChoice[]> {
  const { categories } = await call(categoryCalls.getList, {})
  return categories.map(({ slug, labels, maxImages, groups }) => ({
    slug,
    maxImages,
    label: labelIn(lang, labels),
    groups: groups.map((group) => ({
      label: labelIn(lang, group.labels),
      subcategories: group.subcategories.map((one) => ({
        slug: one.slug,
        label: labelIn(lang, one.labels),
      })),
    })),
  }))
}

async function openedDraft(visit: ScreenVisit): Promise<Remembered | null> {
  const id = visit.query.get('id')
  if (id === null) return null
  requireLogin(visit)
  if (!/^\d{1,10}$/.test(id)) throw new Refusal('advert_not_found')
  const { advert } = await visit.call(ownAdvertCalls.getOwn, { advertId: id })
  if (advert.item.status !== 'draft') throw new Refusal('advert_not_found')
  return { draftId: id, typed: typedOf(visit.lang, advert), isSaved: true }
}

export function Component(): ReactElement {
  const { opened } = useLoaded<typeof loader>()
  return <Wizard key={opened?.draftId ?? ''} />
}

/** From a thought to a published advert: information, images, finish. */
function Wizard(): ReactElement {
  const { opened } = useLoaded<typeof loader>()
  const me = useRouteLoaderData<typeof layoutLoader>('layout')?.me ?? null
  const t = useTexts()
  const own = postingTexts.use()
  const posting = usePosting(me, opened)
  const { desk, step, go, outcome, lacks } = posting
  if (outcome) return <OutcomeView outcome={outcome} onAnother={posting.restart} />
  return (
    <div className={css['page']}>
      <h1 className={css['title']}>{t.adverts.add.title}</h1>
      <Stepper at={step} saveState={desk.saveState} onGo={go} />
      {posting.isResumed && step === 'information' && (
        <div className={css['resumed']}>
          <p>{own.resumed}</p>
          <Button onPress={posting.restart}>{own.startNew}</Button>
        </div>
      )}
      <Step posting={posting} />
      {lacks === 'login' && <LoginNeeded />}
      {lacks === 'phone' && <PhoneNeeded />}
    </div>
  )
}

function Step({ posting }: { readonly posting: Posting }): ReactElement {
  const { categories } = useLoaded<typeof loader>()
  const { desk, photos, definitions, errors, step, go } = posting
  if (step === 'information') {
    return (
      <InformationStep
        desk={desk}
        categories={categories}
        definitions={definitions}
        errors={errors}
        onErrors={posting.setErrors}
        onNext={posting.finishInformation}
      />
    )
  }
  if (step === 'images') {
    return (
      <ImagesStep
        photos={photos}
        most={imagesAllowed(categories, desk.typed.category)}
        onBack={() => go('information')}
        onNext={() => go('finish')}
      />
    )
  }
  return (
    <FinishStep
      typed={desk.typed}
      errors={errorsOf(desk.typed, definitions)}
      definitions={definitions}
      images={photos.images}
      onBack={() => go('images')}
      onFix={(name) => {
        go('information')
        posting.setErrors(errorsOf(desk.typed, definitions))
        requestAnimationFrame(() => focusField(name))
      }}
      onSaveDraft={posting.saveAsDraft}
      onPublish={posting.publish}
    />
  )
}
