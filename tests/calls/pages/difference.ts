/** Where two texts begin to differ, in short; empty if they do not: pages are too long for a message. */
export function differenceOf(one: string, other: string): string {
  if (one === other) return ''
  let at = 0
  while (one[at] === other[at]) at++
  const near = (text: string): string => text.slice(Math.max(0, at - 80), at + 80)
  return `…${near(one)}… and not …${near(other)}…`
}
