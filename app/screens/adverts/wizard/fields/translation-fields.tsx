import { useEffect, useRef, type ReactElement } from 'react'
import { descriptionMaxLength, titleMaxLength } from '#contract/limits.ts'
import { otherLanguages, type WrittenText } from '#contract/rules/advert/advert-rules.ts'
import { postingTexts } from '../../texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import type { FieldsProps } from '../draft/draft.ts'
import { Line, Words } from './inputs.tsx'
import css from '../steps/form.module.css'

/** Title and description in the other languages; collapsed, since most sellers leave them empty. */
export function TranslationFields(props: FieldsProps): ReactElement {
  const { typed, errorText, onChange, onBlur } = props
  const t = postingTexts.use()
  const others = otherLanguages(typed.language)
  const isWrong = others.some(
    (lang) =>
      errorText(`translations.${lang}.title`) ?? errorText(`translations.${lang}.description`),
  )
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Opens for an error, but does not close while the error is being fixed.
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  return (
    <details className={css['fold']} ref={fold}>
      <summary className={css['summaryLine']}>
        {t.translations.more}
        <Icon name="chevron-down" />
      </summary>
      <div className={css['group']}>
        <p className={css['hint']}>{t.translations.hint}</p>
        {others.map((lang) => {
          const text = typed.translations[lang] ?? { title: '', description: '' }
          const set = (change: Partial<WrittenText>): void =>
            onChange({ translations: { ...typed.translations, [lang]: { ...text, ...change } } })
          const titleName = `translations.${lang}.title`
          const descriptionName = `translations.${lang}.description`
          return (
            <div key={lang} className={css['group']}>
              <Line
                name={titleName}
                label={t.translations.title[lang]}
                value={text.title}
                maxLength={titleMaxLength}
                error={errorText(titleName)}
                onChange={(title) => set({ title })}
                onBlur={() => onBlur(titleName)}
              />
              <Words
                name={descriptionName}
                label={t.translations.description[lang]}
                value={text.description}
                maxLength={descriptionMaxLength}
                error={errorText(descriptionName)}
                onChange={(description) => set({ description })}
                onBlur={() => onBlur(descriptionName)}
              />
            </div>
          )
        })}
      </div>
    </details>
  )
}
