import { useState, type ReactElement } from 'react'
import { Button } from '../parts/forms/button.tsx'
import { Dialog } from '../parts/feedback/dialog.tsx'
import { Logo } from '../parts/icons/logo.tsx'
import { useTexts } from '../lib/texts/texts.ts'
import { Buttons } from './sections/buttons.tsx'
import { Cards } from './sections/cards.tsx'
import { Feedback } from './sections/feedback.tsx'
import { Fields } from './sections/fields.tsx'
import { Lists } from './sections/lists.tsx'
import { People } from './sections/people.tsx'
import css from './parts-page.module.css'

const sections = { Buttons, Fields, Feedback, Cards, Lists, People }

/** All parts below each other; the dialog, which would hide them, behind a button. */
export function PartsPage(): ReactElement {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={`page ${css['page']}`}>
      <Logo name={t.site.name} />
      <h1>Parts</h1>
      {Object.entries(sections).map(([name, Section]) => (
        <section key={name} id={name.toLowerCase()} className={css['section']}>
          <h2>{name}</h2>
          <Section />
        </section>
      ))}
      <section id="dialog" className={css['section']}>
        <h2>Dialog</h2>
        <Button onPress={() => setIsOpen(true)}>{t.advert.safety.more}</Button>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t.advert.safety.title}>
          <p>{t.advert.safety.text}</p>
          <Button kind="primary" onPress={() => setIsOpen(false)}>
            {t.layout.close}
          </Button>
        </Dialog>
      </section>
    </div>
  )
}
