import type { PageBlock } from '../../content.ts'

/*
 * Texts of articles as editors type them: "## " begins a heading, "- " an item of a list, an empty line a paragraph.
 * Nothing in them is HTML. No zod: browsers load this too.
 */

interface OpenBlock {
  heading?: string
  paragraphs: string[]
  list?: string[]
}

/** The blocks of a typed text; what a block lacks is absent. */
export function blocksOf(text: string): PageBlock[] {
  const blocks: OpenBlock[] = []
  let lines: string[] | null = null
  const last = (): OpenBlock => {
    const block = blocks.at(-1)
    if (block) return block
    blocks.push({ paragraphs: [] })
    return last()
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, mark, words = ''] = /^(#{1,6}|[-*•])\s+(.*)$/.exec(line) ?? []
    if (line === '') lines = null
    else if (mark?.startsWith('#')) {
      blocks.push({ heading: words, paragraphs: [] })
      lines = null
    } else if (mark) {
      lines = last().list ??= []
      lines.push(words)
    } else if (lines) lines.push(`${lines.pop() ?? ''} ${line}`)
    else {
      // A paragraph after a list stands in a block of its own.
      if (last().list) blocks.push({ paragraphs: [] })
      lines = last().paragraphs
      lines.push(line)
    }
  }
  return blocks
}

/** The text that `blocksOf` reads as these blocks. */
export function markupOf(blocks: readonly PageBlock[]): string {
  return blocks
    .flatMap(({ heading, paragraphs, list }) => [
      ...(heading ? [`## ${heading}`] : []),
      ...paragraphs,
      ...(list ? [list.map((item) => `- ${item}`).join('\n')] : []),
    ])
    .join('\n\n')
}

/** Headings and numbers of list items: equal in all languages of an article whose links lead to the same places. */
export function outlineOf(text: string): string {
  return blocksOf(text)
    .map(({ heading, list }) => `${heading ? '#' : ''}${list?.length ?? 0}`)
    .join(' ')
}
