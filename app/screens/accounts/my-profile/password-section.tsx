import type { ReactElement } from 'react'
import { myAccountTexts } from '../texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Section } from './section.tsx'
import css from './form.module.css'

/** The form itself opens over the page, here as from everywhere else. */
export function PasswordSection(): ReactElement {
  const t = myAccountTexts.use().password
  return (
    <Section id="password" title={t.title} text={t.text}>
      <div className={css['buttons']}>
        <Button className="needs-script" data-opens="password">
          {t.change}
        </Button>
      </div>
    </Section>
  )
}
