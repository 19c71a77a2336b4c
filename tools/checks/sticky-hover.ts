/**
 * Lines of a style sheet that draw a line for `:hover` also where nothing hovers: on a touch screen the last tapped
 * element stays hovered, and its line stays with it.
 */
export function stickyHovers(css: string): readonly number[] {
  const blocks: string[] = []
  let head = ''
  return css.split('\n').flatMap((line, at) => {
    const text = line.trim()
    if (text.endsWith('{')) {
      blocks.push(head + text)
      head = ''
    } else if (text === '}') blocks.pop()
    else if (text.endsWith(',')) head += text
    const isLine = /^text-decoration(-line|-color)?: (?!none)/.test(text)
    const isHovered = blocks.some((block) => block.includes(':hover'))
    const isGuarded = blocks.some((block) => block.includes('(hover: hover)'))
    return isLine && isHovered && !isGuarded ? [at + 1] : []
  })
}
