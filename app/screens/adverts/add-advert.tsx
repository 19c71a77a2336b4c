import type { ReactElement } from 'react'
import { useRouteLoaderData } from 'react-router'
import { categoryCalls } from '#contract/categories.ts'
import { requireLogin, screenLoader, useLoaded, type Head } from '../../lib/screen.ts'
import { labelIn, useTexts } from '../../lib/texts.ts'
import type { layoutLoader } from '../../parts/layout/loader.ts'
import { errorsOf } from './wizard/draft.ts'
import { FinishStep, Published } from './wizard/finish-step.tsx'
import { ImagesStep } from './wizard/images-step.tsx'
import { InformationStep } from './wizard/information-step.tsx'
import { Stepper } from './wizard/stepper.tsx'
import { usePosting } from './wizard/use-posting.ts'
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

/** From a thought to a published advert: information, images, finish. */
export function Component(): ReactElement {
  const { categories } = useLoaded<typeof loader>()
  const owner = useRouteLoaderData<typeof layoutLoader>('layout')?.me?.id ?? ''
  const t = useTexts()
  const posting = usePosting(owner)
  const { desk, photos, definitions, errors, step, go } = posting
  if (posting.publishedId) return <Published id={posting.publishedId} onAnother={posting.restart} />
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
          onErrors={posting.setErrors}
          onNext={async () => (await posting.finishInformation()) && go('images')}
        />
      )}
      {step === 'images' && (
        <ImagesStep
          photos={photos}
          category={desk.typed.category}
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
          onPublish={posting.publish}
        />
      )}
    </div>
  )
}
