import type { ReactElement } from 'react'
import { site } from '#contract/site/site.ts'

const { width, height, word, lens } = site.logo

/** Logo in the colours of the theme. */
export function Logo({ name }: { name: string }): ReactElement {
  return (
    <svg
      className="logo"
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round((32 * width) / height)}
      height={32}
      role="img"
      aria-label={name}
    >
      <path fill="currentColor" d={word} />
      <g fill="none" stroke="var(--accent)" strokeWidth="12" strokeLinecap="round">
        <path d={lens} />
      </g>
    </svg>
  )
}
