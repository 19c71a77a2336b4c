import type { ReactElement } from 'react'
import type { PageBlock } from '#contract/content.ts'

/** The text of an information page. */
export function Blocks({ blocks }: { blocks: readonly PageBlock[] }): ReactElement {
  return (
    <>
      {blocks.map(({ heading, paragraphs, list }, index) => (
        <section key={heading ?? index}>
          {heading && <h2>{heading}</h2>}
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {list && (
            <ul>
              {list.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}
