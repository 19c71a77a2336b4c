import type { ReactElement } from 'react'
import { readPrice } from '#contract/rules/price.ts'
import { formatPrice } from '../../../../lib/texts/format.ts'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import type { TypedAdvert } from './draft.ts'
import css from '../steps/finish-step.module.css'
import form from '../steps/form.module.css'

/** What was typed, as a buyer reads it in the page's language. */
export function TypedView({ typed }: { readonly typed: TypedAdvert }): ReactElement {
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
    </div>
  )
}

function Price({ typed }: { readonly typed: TypedAdvert }): string {
  const t = useTexts()
  const price = readPrice(typed.price)?.amount ?? 0
  if (typed.isFree) return t.adverts.free
  return price > 0 ? formatPrice(t.lang, price, typed.currency) : t.adverts.byAgreement
}
