import { useState, type ReactElement } from 'react'
import { Form, useActionData, useNavigation } from '../../lib/router/index.ts'
import { articleCommentMax } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { articleCalls } from '#contract/site/articles.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import type { Caller } from '../../lib/calls/visit.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { Field } from '../../parts/forms/field.tsx'
import css from './article.module.css'
import { articleTexts } from '../content/texts.ts'

/** What became of an answer to "did this help". */
export interface RatingAnswer {
  readonly slug: string
  readonly hasHelped: boolean
  /** What was typed; empty when only a button was pressed. */
  readonly text: string
  readonly refused?: RefusalCode
}

/** Sends the form of `ArticleRating`. */
export async function sendRating(
  call: Caller,
  slug: string,
  form: FormData,
): Promise<RatingAnswer> {
  const hasHelped = form.get('hasHelped') === 'true'
  const text = String(form.get('text') ?? '').slice(0, articleCommentMax)
  const version = Number(form.get('version'))
  try {
    await call(articleCalls.rateArticle, { slug, version, hasHelped, ...(text && { text }) })
    return { slug, hasHelped, text }
  } catch (error) {
    return { slug, hasHelped, text, refused: answeredRefusal(error).code }
  }
}

/** Asks whether the article helped, and after a no what was missing. Works without JavaScript. */
export function ArticleRating({ slug, version }: { slug: string; version: number }): ReactElement {
  const t = articleTexts.use().rating
  const given = useActionData<RatingAnswer>()
  // The answer to another article, which was open before.
  const answer = given?.slug === slug ? given : undefined
  const isAsked = !answer || (answer.refused !== undefined && answer.text === '')
  return (
    <section className={css['rating']} aria-labelledby="rating">
      <h2 id="rating">{t.title}</h2>
      {isAsked && <YesNo version={version} refused={answer?.refused} />}
      {answer && !isAsked && (
        <>
          {!answer.refused && <p role="status">{answer.text ? t.sent : t.thanks}</p>}
          {!answer.hasHelped && (!answer.text || answer.refused) && (
            <Missing version={version} answer={answer} />
          )}
        </>
      )}
    </section>
  )
}

/** False while the page is read again after an answer, when the next one can already be given. */
function useIsSending(): boolean {
  return useNavigation().state === 'submitting'
}

function YesNo({
  version,
  refused,
}: {
  version: number
  refused: RefusalCode | undefined
}): ReactElement {
  const t = articleTexts.use().rating
  const { refusals } = useTexts()
  const isBusy = useIsSending()
  return (
    <Form method="post" replace preventScrollReset className={css['answers']}>
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="hasHelped" value="true" busy={isBusy}>
        {t.yes}
      </Button>
      <Button type="submit" name="hasHelped" value="false" busy={isBusy}>
        {t.no}
      </Button>
      {refused && <p role="alert">{refusals[refused]}</p>}
    </Form>
  )
}

function Missing({ version, answer }: { version: number; answer: RatingAnswer }): ReactElement {
  const t = articleTexts.use().rating
  const { refusals } = useTexts()
  const isBusy = useIsSending()
  const [text, setText] = useState(answer.text)
  return (
    <Form method="post" replace preventScrollReset className={css['missing']}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="hasHelped" value="false" />
      <Field
        name="text"
        label={t.label}
        hint={t.hint}
        error={answer.refused && refusals[answer.refused]}
      >
        <textarea
          rows={3}
          maxLength={articleCommentMax}
          required
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        {t.send}
      </Button>
    </Form>
  )
}
