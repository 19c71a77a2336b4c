import type { ComponentProps, ReactElement } from 'react'
import css from './field.module.css'

/** An input that no label stands over: `aria-label` names it, and `placeholder` may show what is meant. */
export function BareInput({ className, ...input }: ComponentProps<'input'>): ReactElement {
  return <input {...input} className={bare(className)} />
}

export function BareSelect({ className, ...select }: ComponentProps<'select'>): ReactElement {
  return <select {...select} className={bare(className)} />
}

/** What opens a list of its own looks like a select. */
export function BareOpener({ className, ...button }: ComponentProps<'button'>): ReactElement {
  return <button {...button} type="button" className={bare(className)} />
}

function bare(className: string | undefined): string {
  return [css['bare'], className].filter(Boolean).join(' ')
}
