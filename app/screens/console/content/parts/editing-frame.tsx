import type { ReactElement, ReactNode } from 'react'
import type { Blocker } from '../../../../lib/router/index.ts'
import { languages, type Lang } from '#contract/languages.ts'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { editingTexts } from '../texts.ts'
import { WordChanges, type Change } from './word-changes.tsx'
import css from './editing.module.css'

interface LanguageTabsProps {
  readonly value: Lang
  readonly onChange: (lang: Lang) => void
}

/** Which language is edited. */
export function LanguageTabs({ value, onChange }: LanguageTabsProps): ReactElement {
  const t = editingTexts.use()
  return (
    <div className={css['tabs']} role="group" aria-label={t.language}>
      {languages.map((lang) => (
        <button
          key={lang}
          type="button"
          aria-pressed={lang === value}
          onClick={() => onChange(lang)}
        >
          {t.languages[lang]}
        </button>
      ))}
    </div>
  )
}

interface MeanwhileProps {
  readonly changes: readonly Change[]
  readonly onTake: () => void
}

/** Says that another editor has saved, and how what is typed differs from that. */
export function Meanwhile({ changes, onTake }: MeanwhileProps): ReactElement {
  const t = editingTexts.use()
  return (
    <section ref={comeIntoView} tabIndex={-1} className={css['meanwhile']} role="alert">
      <h2>{t.meanwhile.title}</h2>
      <p>{t.meanwhile.text}</p>
      {changes.length > 0 && <p>{t.meanwhile.changes}</p>}
      <WordChanges changes={changes} />
      <Button onPress={onTake}>{t.meanwhile.take}</Button>
    </section>
  )
}

/** The button that was pressed may be far below. */
function comeIntoView(section: HTMLElement | null): void {
  section?.focus()
}

interface SaveBarProps {
  readonly isBusy: boolean
  readonly isStale: boolean
  readonly children?: ReactNode
}

/** The button that saves, always in the window. */
export function SaveBar({ isBusy, isStale, children }: SaveBarProps): ReactElement {
  const t = editingTexts.use()
  return (
    <div className={css['bar']}>
      <Button type="submit" kind="primary" busy={isBusy}>
        {isStale ? t.meanwhile.over : t.save}
      </Button>
      {children}
    </div>
  )
}

/** Asks before unsaved changes are left. */
export function LeaveDialog({ blocker }: { readonly blocker: Blocker }): ReactElement {
  const { leave } = editingTexts.use()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={leave.title}
      onClose={() => blocker.reset?.()}
    >
      <p>{leave.text}</p>
      <div className={css['answers']}>
        <Button onPress={() => blocker.proceed?.()}>{leave.go}</Button>
        <Button kind="primary" onPress={() => blocker.reset?.()}>
          {leave.stay}
        </Button>
      </div>
    </Dialog>
  )
}
