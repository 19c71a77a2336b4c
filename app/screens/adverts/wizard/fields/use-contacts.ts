import { descriptionMaxLength } from '#contract/limits.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { otherLanguages } from '#contract/rules/advert/advert-rules.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import type { FieldErrors, TypedAdvert } from '../draft/draft.ts'

const pauseMs = 600
const nothing: FieldErrors = {}

/** Contact details that the server's rule finds in the texts while typing, by field. */
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
  const { answer } = useDebouncedCall(
    ownAdvertCalls.checkTexts,
    texts.length > 0 ? { texts: Object.fromEntries(texts) } : null,
    { pauseMs },
  )
  return answer
    ? Object.fromEntries(answer.fields.map((field) => [field, 'contacts_in_text' as const]))
    : nothing
}
