import { useState, type ReactElement } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { routes } from '../../../lib/addresses.ts'
import { formatPrice } from '../../../lib/format.ts'
import { thumbnail } from '../../../lib/images.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts.ts'
import { Button, ButtonLink } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { factsOf } from '../detail.ts'
import { Facts } from '../facts.tsx'
import type { FieldErrors, TypedAdvert } from './draft.ts'
import css from './finish-step.module.css'
import form from './form.module.css'

interface FinishStepProps {
  readonly typed: TypedAdvert
  readonly errors: FieldErrors
  readonly definitions: readonly Attribute[]
  readonly images: readonly string[]
  readonly onBack: () => void
  readonly onFix: () => void
  readonly onPublish: () => Promise<void>
}

/** The last step: what buyers will see, what is missing, and the one button. */
export function FinishStep(props: FinishStepProps): ReactElement {
  const { typed, errors, definitions, images, onBack, onFix, onPublish } = props
  const t = useTexts()
  const lang = useLang()
  const [isBusy, setIsBusy] = useState(false)
  const price = Number(typed.price.replaceAll(/\s/g, '').replace(',', '.'))
  const isMissing = Object.keys(errors).length > 0
  const [main] = images
  const publish = (): void => {
    setIsBusy(true)
    void onPublish().finally(() => setIsBusy(false))
  }
  return (
    <section className={form['form']} aria-labelledby="finish-title">
      <h2 className={form['legend']} id="finish-title">
        {t.posting.finish.title}
      </h2>
      <article className={css['preview']}>
        {main ? (
          <img className={css['photo']} src={thumbnail(main)} alt="" width={320} height={240} />
        ) : (
          <p className={css['none']}>
            <Icon name="image-off" size={32} />
            {t.posting.finish.noImages}
          </p>
        )}
        <div className={css['text']}>
          <p className={css['price']}>
            {price > 0 ? formatPrice(lang, price, typed.currency) : t.advert.byAgreement}
          </p>
          {typed.isNegotiable && <p className={form['hint']}>{t.advert.negotiable}</p>}
          <h3 className={css['title']} lang={typed.language}>
            {typed.title || t.advert.noTitle}
          </h3>
          <p>{[typed.placeLabel, typed.address].filter(Boolean).join(', ')}</p>
          <p className={css['description']} lang={typed.language}>
            {typed.description || t.advert.noDescription}
          </p>
        </div>
      </article>
      <Facts facts={factsOf(lang, typed.attributes, definitions)} />
      {isMissing && (
        <div className={form['summary']} role="alert">
          <p className={form['summaryTitle']}>{t.posting.finish.missing}</p>
          <Button kind="quiet" onPress={onFix}>
            {t.posting.steps.information}
          </Button>
        </div>
      )}
      <div className={form['end']}>
        <Button kind="quiet" onPress={onBack}>
          {t.posting.back}
        </Button>
        <Button kind="primary" busy={isBusy} onPress={publish}>
          {t.posting.finish.publish}
        </Button>
      </div>
    </section>
  )
}

/** Done: the way to the advert, and to the next one. */
export function Published({ id, onAnother }: { id: string; onAnother: () => void }): ReactElement {
  const t = useTexts()
  const link = useLink()
  return (
    <section className={css['done']} role="status">
      <Icon name="check" size={48} />
      <h1 className={css['doneTitle']}>{t.posting.finish.done}</h1>
      <p>{t.posting.finish.doneText}</p>
      <div className={form['end']}>
        <ButtonLink kind="primary" href={link(routes.advert(id))}>
          {t.posting.finish.see}
        </ButtonLink>
        <Button kind="quiet" onPress={onAnother}>
          {t.posting.finish.another}
        </Button>
      </div>
    </section>
  )
}
