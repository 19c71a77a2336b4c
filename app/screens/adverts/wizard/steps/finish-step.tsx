import type { ReactElement } from 'react'
import type { RuleHint } from '#contract/adverts/rule-hints.ts'
import type { Attribute } from '#contract/categories.ts'
import { readPrice } from '#contract/rules/money/price.ts'
import { formatPrice } from '../../../../lib/texts/format.ts'
import { postingTexts } from '../../texts.ts'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { factsOf } from '../../advert/detail.ts'
import { Facts } from '../../advert/about/facts.tsx'
import { Gallery } from '../../advert/photos/gallery.tsx'
import { AwaitedPhotos } from '../../photos/upload/awaited-photos.tsx'
import { isAwaited } from '../../photos/upload/uploads.ts'
import { ShownFields } from '../../advert/about/shown-fields.tsx'
import type { FieldErrors, TypedAdvert } from '../draft/draft.ts'
import { inOrderOfForm } from './error-order.ts'
import { ErrorSummary } from '../../../../parts/forms/error-summary.tsx'
import { RuleHints } from './rule-hints.tsx'
import { useErrorLabels } from './use-error-labels.ts'
import { UploadsLeft } from '../outcome/uploads-left.tsx'
import type { PhotoEditor } from '../state/use-photos.ts'
import type { Posting } from '../state/use-posting.ts'
import css from './finish-step.module.css'
import form from './form.module.css'

interface FinishStepProps {
  readonly typed: TypedAdvert
  readonly errors: FieldErrors
  readonly definitions: readonly Attribute[]
  readonly photos: Pick<PhotoEditor, 'images' | 'uploads' | 'retry'>
  /** Publishing waits for the photos. */
  readonly isWaiting: boolean
  /** The action in progress. */
  readonly busy: Posting['busy']
  readonly onBack: () => void
  /** Opens the field in the first step. */
  readonly onFix: (name: string) => void
  readonly onShowPhone: () => void
  readonly loadHints: () => Promise<readonly RuleHint[]>
  readonly onSaveDraft: () => Promise<void>
  readonly onPublish: () => Promise<void>
}

/** Last step: preview, missing parts and the publish button. */
export function FinishStep(props: FinishStepProps): ReactElement {
  const { typed, errors, definitions, photos, isWaiting, busy, onBack, onFix } = props
  const { images, uploads } = photos
  const awaited = uploads.filter(isAwaited)
  const t = useTexts()
  const own = postingTexts.use()
  const lang = useLang()
  const labels = useErrorLabels(definitions)
  return (
    <section className={form['form']} aria-labelledby="finish-title">
      <h2 className={form['legend']} id="finish-title">
        {own.finish.title}
      </h2>
      <article className={css['preview']}>
        {images.length > 0 && <Gallery images={images} title={typed.title || t.advert.noTitle} />}
        <AwaitedPhotos uploads={awaited} from={images.length + 1} />
        {images.length + awaited.length === 0 && (
          <div className={css['none']}>
            <Icon name="image-off" size={32} />
            <p className={form['plain']}>{own.finish.noImages}</p>
            <Button onPress={onBack}>{own.finish.addImages}</Button>
          </div>
        )}
        <TypedView typed={typed} />
        <div className={css['facts']}>
          <Facts facts={factsOf(lang, typed.attributes, definitions)} />
        </div>
      </article>
      <div className={form['row']}>
        <p className={form['hint']}>
          {typed.showsPhone ? own.finish.phoneShown : own.finish.phoneHidden}
        </p>
        {!typed.showsPhone && <Button onPress={props.onShowPhone}>{own.finish.showPhone}</Button>}
      </div>
      <UploadsLeft photos={photos} />
      <ErrorSummary
        title={own.finish.missing}
        errors={Object.fromEntries(inOrderOfForm(errors, definitions))}
        labels={labels}
        onGo={onFix}
      />
      <RuleHints labels={labels} load={props.loadHints} onFix={onFix} />
      <div className={form['end']}>
        <Button onPress={onBack}>{own.back}</Button>
        <Button busy={busy === 'draft'} onPress={() => void props.onSaveDraft()}>
          {own.finish.saveDraft}
        </Button>
        <Button
          kind="primary"
          busy={busy === 'publish' || isWaiting}
          onPress={() => {
            const [first] = inOrderOfForm(errors, definitions)
            if (first === undefined) void props.onPublish()
            else onFix(first[0])
          }}
        >
          {own.finish.publish}
        </Button>
      </div>
    </section>
  )
}

/** Preview of the typed values in the page's language. */
function TypedView({ typed }: { readonly typed: TypedAdvert }): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const translated = lang === typed.language ? undefined : typed.translations[lang]
  const title = translated?.title.trim() || typed.title.trim()
  const description = translated?.description.trim() || typed.description.trim()
  const language = (isTranslated: boolean) => (isTranslated ? lang : typed.language)
  const terms = [
    typed.isNegotiable && !typed.isFree && t.advert.negotiable,
    typed.isExchange && t.advert.exchange,
  ].filter(Boolean)
  return (
    <div className={css['text']}>
      <p className={css['price']}>
        <Price typed={typed} />
      </p>
      {terms.length > 0 && <p className={form['hint']}>{terms.join(' · ')}</p>}
      <h3 className={css['title']} lang={language(Boolean(translated?.title.trim()))}>
        {title || t.advert.noTitle}
      </h3>
      <p>{[typed.placeLabel, typed.address].filter(Boolean).join(', ')}</p>
      <p className={css['description']} lang={language(Boolean(translated?.description.trim()))}>
        {description || t.advert.noDescription}
      </p>
      <ShownFields advert={typed} />
    </div>
  )
}

function Price({ typed }: { readonly typed: TypedAdvert }): string {
  const t = useTexts()
  const price = readPrice(typed.price)?.amount ?? 0
  if (typed.isFree) return t.adverts.free
  return price > 0 ? formatPrice(t.lang, price, typed.currency) : t.adverts.byAgreement
}
