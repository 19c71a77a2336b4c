import type { ReactElement } from 'react'
import { mySafetyTexts } from '../../texts.ts'
import { ButtonLink } from '../../../../parts/forms/button.tsx'
import { Section } from '../section.tsx'
import css from './data-section.module.css'

/** Export of the user's data. */
export function DataSection(): ReactElement {
  const t = mySafetyTexts.use().data
  return (
    <Section id="data" title={t.title} text={t.text}>
      <ul className={css['contents']}>
        {t.contents.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
      <div>
        {/* An address of the server, without a language prefix. */}
        <ButtonLink href="/my-data.zip" download>
          {t.download}
        </ButtonLink>
      </div>
    </Section>
  )
}
