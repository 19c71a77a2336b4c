const buttons =
  'button, input:is([type=submit], [type=checkbox], [type=radio], [type=file]), summary, [role="button"], nav a, a[data-opens]'
const fields = 'input, select, textarea, label'
const controls = 'button, input, select, textarea, summary, label, a[href], [data-covers]'

/**
 * Returns whether another control, or a notice that covers the page (`data-covers`), lies below or above the button.
 * Cards are ignored: they are links too large to be blocked by it.
 */
export function liesOnControl(button: HTMLElement): boolean {
  return liesOn(button, controls, 0)
}

/** What a floating button must not lie on: buttons and menus, these and fields, or these, links and any text. */
export type Avoided = 'buttons' | 'fields' | 'text'

const selectors: Readonly<Record<Avoided, string>> = {
  buttons,
  // Links in a text can be scrolled away from it.
  fields: `${buttons}, ${fields}`,
  text: `${buttons}, ${controls}`,
}

/** Returns whether the button would lie on what is avoided if it were `raised` pixels higher. */
export function liesOnAvoided(button: HTMLElement, avoided: Avoided, raised: number): boolean {
  return (
    liesOn(button, selectors[avoided], raised) ||
    (avoided === 'text' &&
      below(button, raised).some((element) => hasTextIn(element, button, raised)))
  )
}

function liesOn(button: HTMLElement, selector: string, raised: number): boolean {
  return below(button, raised).some((element) => {
    const control = element.closest(selector)
    return control !== null && !control.matches('[data-advert] a')
  })
}

/** Sample points in parts of the width and height; no control and no line of text is small enough to fall between. */
const parts = [0, 0.25, 0.5, 0.75, 1]

function below(button: HTMLElement, raised: number): readonly Element[] {
  const { left, top, width, height } = button.getBoundingClientRect()
  const found = parts.flatMap((x) =>
    parts.flatMap((y) => document.elementsFromPoint(left + x * width, top - raised + y * height)),
  )
  return [...new Set(found)].filter((element) => !button.contains(element))
}

/** Whether words of the element itself lie below the button. */
function hasTextIn(element: Element, button: HTMLElement, raised: number): boolean {
  const box = button.getBoundingClientRect()
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false
    const range = document.createRange()
    range.selectNode(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right &&
        right > box.left &&
        top < box.bottom - raised &&
        bottom > box.top - raised,
    )
  })
}
