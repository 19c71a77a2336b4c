import type { ReactElement } from 'react'
import { useLink } from '../../lib/texts/texts.ts'
import type { ArticleBlock } from './article-blocks.ts'

/** Text of an information page; its headings can be linked to. */
export function Blocks({ blocks }: { blocks: readonly ArticleBlock[] }): ReactElement {
  return (
    <>
      {blocks.map(({ anchor, heading, paragraphs, list }) => (
        <section key={anchor} id={anchor}>
          {heading && <h2>{heading}</h2>}
          {paragraphs.map((text) => (
            <p key={text}>
              <Linked text={text} />
            </p>
          ))}
          {list && (
            <ul>
              {list.map((text) => (
                <li key={text}>
                  <Linked text={text} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}

/** "[words](/path)" in a text: a path of the site, a mail address, or "#" with an action of the page. */
const linkPattern = /\[([^\]]+)\]\((\/[^)\s]*|mailto:[^)\s]+|#[\w-]+)\)/g

function Linked({ text }: { text: string }): ReactElement {
  const link = useLink()
  const parts: (string | ReactElement)[] = []
  let end = 0
  for (const { 0: whole, 1: words = '', 2: address = '', index } of text.matchAll(linkPattern)) {
    parts.push(text.slice(end, index))
    const href = address.startsWith('/') ? link(address) : address
    parts.push(
      <a key={index} href={href}>
        {words}
      </a>,
    )
    end = index + whole.length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
