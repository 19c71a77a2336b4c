import type { ComponentProps, ReactElement } from 'react'
import css from './field.module.css'

/** Input without a visible label: requires `aria-label`; `placeholder` may add a hint. */
export function BareInput({ className, ...input }: ComponentProps<'input'>): ReactElement {
  return <input {...input} className={bare(className)} />
}

export function BareSelect({ className, ...select }: ComponentProps<'select'>): ReactElement {
  return <select {...select} className={bare(className)} />
}

/** Button styled as a select, for controls that open their own list. */
export function BareOpener({ className, ...button }: ComponentProps<'button'>): ReactElement {
  return <button {...button} type="button" className={bare(className)} />
}

function bare(className: string | undefined): string {
  return [css['bare'], className].filter(Boolean).join(' ')
}
