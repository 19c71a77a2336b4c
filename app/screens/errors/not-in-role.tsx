import type { ReactElement } from 'react'
import { useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { Form } from '../../lib/router/index.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Button, ButtonLink } from '../../parts/forms/button.tsx'
import css from '../content/content.module.css'

/** To who acts for a company: that the page is no part of the role, and the ways on. */
export function NotInRole(): ReactElement {
  const { content, layout } = useTexts()
  const t = content.notInRole
  const link = useLink()
  const acting = useLayoutData()?.me?.acting
  return (
    <EmptyState title={t.title} icon="lock" heading>
      {acting && (
        <p>
          {layout.actingFor(acting.company)} {t.role(t.roles[acting.role])}
        </p>
      )}
      <p>{t.text}</p>
      <div className={css['ways']}>
        <Form method="post" action="/my-team">
          <input type="hidden" name="intent" value="actFor" />
          <Button type="submit" kind="primary">
            {t.back}
          </Button>
        </Form>
        <ButtonLink href={link('/my-dashboard')}>{t.allowed}</ButtonLink>
      </div>
    </EmptyState>
  )
}
