import { type ReactElement } from 'react'
import { useRouteLoaderData, type ShouldRevalidateFunction } from '../../../lib/router/index.ts'
import { categoryCalls } from '#contract/categories.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { postingDefaultCalls } from '#contract/adverts/posting-defaults.ts'
import { Refusal } from '#contract/refusals.ts'
import { accessTexts, codeTexts } from '../../accounts/texts.ts'
import { photoTexts, postingTexts } from '../texts.ts'
import {
  requireLogin,
  screenLoader,
  useLoaded,
  type Head,
  type ScreenVisit,
} from '../../../lib/calls/screen.ts'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import { labelIn, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import type { layoutLoader } from '../../../layout/loader.ts'
import { Conflict } from './outcome/conflict.tsx'
import { errorsOf, type CategoryChoice, type Remembered } from './draft/draft.ts'
import { FinishStep } from './steps/finish-step.tsx'
import { PostingPage } from './page/posting-page.tsx'
import { GuestLogin, LoginNeeded, PhoneNeeded } from './outcome/login-needed.tsx'
import { OutcomeView } from './outcome/outcome.tsx'
import { typedOf } from './draft/own-advert.ts'
import type { LocalDraft } from './draft/local-draft.ts'
import { stepHeadingId } from './steps/use-steps.ts'
import { usePosting, type Posting } from './state/use-posting.ts'
import { useStartNew } from './state/use-start-new.ts'
import css from './add-advert.module.css'

export const head: Head = (t) => t.adverts.add.head

export const texts = [postingTexts, photoTexts, accessTexts, codeTexts]

/** Open to visitors; `id` names an own draft to resume. */
export const loader = screenLoader(async (visit) => {
  const [categories, opened, hasPhone, remembered] = await Promise.all([
    categoryChoices(visit),
    openedDraft(visit),
    hasProvedPhone(visit),
    latestChoices(visit),
  ])
  return { categories, opened, hasPhone, remembered }
})

/** A change of step does not revalidate, so that it works offline. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isStep =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id')
  return !isStep && defaultShouldRevalidate
}

/** Publishing requires a proved number; a visitor learns this after the login. */
async function hasProvedPhone({ call, me }: ScreenVisit): Promise<boolean> {
  // Of a company that is acted for the owner has it.
  if (!me || me.acting) return true
  return (await call(ownAccountCalls.getAccount, {})).account.phone !== ''
}

/** What the user chose for the latest advert. */
async function latestChoices({ call, me, lang }: ScreenVisit): Promise<Remembered | null> {
  if (!me) return null
  const { defaults } = await call(postingDefaultCalls.getPostingDefaults, {})
  if (!defaults) return null
  const { place, placeLabels, showPhone, category, subcategory } = defaults
  const placeLabel = place && labelIn(lang, placeLabels)
  return { place, placeLabel, showsPhone: showPhone, category, subcategory }
}

/** Categories as options of a form. */
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

async function openedDraft(visit: ScreenVisit): Promise<LocalDraft | null> {
  const id = visit.query.get('id')
  if (id === null) return null
  requireLogin(visit)
  if (!/^\d{1,10}$/.test(id)) throw new Refusal('advert_not_found')
  const { advert } = await visit.call(ownAdvertCalls.getOwn, { advertId: id })
  if (advert.item.status !== 'draft') throw new Refusal('advert_not_found')
  const typed = typedOf(visit.lang, advert)
  return { draftId: id, typed, isSaved: true, version: advert.version }
}

export function Component(): ReactElement {
  const { opened } = useLoaded<typeof loader>()
  return <Wizard key={opened?.draftId ?? ''} />
}

/** Form of a new advert, its preview, and the result. */
function Wizard(): ReactElement {
  const { opened, hasPhone, remembered } = useLoaded<typeof loader>()
  const me = useRouteLoaderData<typeof layoutLoader>('layout')?.me ?? null
  const t = useTexts()
  const own = postingTexts.use()
  const posting = usePosting({ me, opened, remembered })
  const { editor, step, outcome, missing } = posting
  const startNew = useStartNew(posting)
  if (outcome) return <OutcomeView outcome={outcome} onAnother={posting.restart} />
  return (
    <div className={css['page']}>
      <h1 className={css['title']} id={stepHeadingId} tabIndex={-1}>
        {t.adverts.add.title}
      </h1>
      {editor.other && (
        <Conflict mine={editor.typed} other={editor.other} onSettle={editor.settle} />
      )}
      {posting.isResumed && step === 'information' && (
        <div className={css['resumed']}>
          <p>{own.resumed}</p>
          <Button onPress={startNew}>{own.startNew}</Button>
        </div>
      )}
      <Step posting={posting} />
      {missing === 'login' && (me ? <LoginNeeded /> : <GuestLogin onClose={posting.cancelLogin} />)}
      {(missing === 'phone' || (!hasPhone && step === 'finish')) && (
        <PhoneNeeded key={missing} takesFocus={missing === 'phone'} />
      )}
    </div>
  )
}

function Step({ posting }: { readonly posting: Posting }): ReactElement {
  const { categories } = useLoaded<typeof loader>()
  const { editor, photos, definitions, step, go } = posting
  const isReady = useHydrated()
  // The server does not know what is typed.
  if (step === 'information' || !isReady)
    return <PostingPage posting={posting} categories={categories} />
  return (
    <FinishStep
      typed={editor.typed}
      errors={errorsOf(editor.typed, definitions)}
      definitions={definitions}
      photos={photos}
      isWaiting={posting.isWaiting}
      busy={posting.busy}
      onBack={() => go('information')}
      onFix={(name) => {
        posting.setErrors(errorsOf(editor.typed, definitions))
        go('information', name)
      }}
      onShowPhone={() => editor.change({ showsPhone: true })}
      loadHints={posting.ruleHints}
      onSaveDraft={posting.saveAsDraft}
      onPublish={() => posting.publish()}
    />
  )
}
