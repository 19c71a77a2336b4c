import { descriptionMaxLength } from '#contract/limits.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { postInBackground } from '../../../../lib/calls/calls.ts'
import { useAnswer } from '../../../../lib/calls/use-answer.ts'
import { otherLanguages, type FieldErrors, type TypedAdvert } from '../draft/draft.ts'

const pauseMs = 600
const nothing: FieldErrors = {}

/** What the server's rule finds in the texts while they are written: numbers and addresses, by field. */
export function useContacts({
  language,
  title,
  description,
  translations,
}: TypedAdvert): FieldErrors {
  const texts = [
    ['title', title] as const,
    ['description', description] as const,
    ...otherLanguages(language).flatMap((lang) => {
      const text = translations[lang]
      return [
        [`translations.${lang}.title`, text?.title ?? ''] as const,
        [`translations.${lang}.description`, text?.description ?? ''] as const,
      ]
    }),
  ]
    .filter(([, text]) => text.trim() !== '')
    .map(([name, text]) => [name, text.slice(0, descriptionMaxLength)] as const)
  const answer = useAnswer(
    texts.length > 0 ? JSON.stringify(texts) : null,
    () => postInBackground(ownAdvertCalls.checkTexts, { texts: Object.fromEntries(texts) }),
    pauseMs,
  )
  return answer
    ? Object.fromEntries(answer.fields.map((field) => [field, 'contacts_in_text' as const]))
    : nothing
}
