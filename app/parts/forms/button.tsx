import type { ComponentProps, ReactElement } from 'react'
import css from './button.module.css'

type Kind = 'primary' | 'quiet' | 'danger'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly kind?: Kind
  readonly busy?: boolean
  readonly onPress?: () => void
}

/** While busy the button keeps its place and focus but ignores presses. */
export function Button({
  kind = 'quiet',
  type = 'button',
  busy,
  onPress,
  className,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      className={[css['button'], css[kind], className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onPress?.()
      }}
    />
  )
}

interface ButtonLinkProps extends ComponentProps<'a'> {
  readonly kind?: Kind
}

/** A link styled as a button. */
export function ButtonLink({ kind = 'quiet', className, ...rest }: ButtonLinkProps): ReactElement {
  return <a {...rest} className={[css['button'], css[kind], className].filter(Boolean).join(' ')} />
}
