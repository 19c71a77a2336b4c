const buttons =
  'button, input:is([type=submit], [type=checkbox], [type=radio], [type=file]), summary, [role="button"], nav a, a[data-opens]'
const fields = 'input, select, textarea, label'
const controls = 'button, input, select, textarea, summary, label, a[href]'

/**
 * Returns whether another control lies below the button. Cards are ignored: they are links too large to be blocked by
 * it.
 */
export function liesOnControl(button: HTMLElement): boolean {
  return liesOn(button, controls, 0)
}

/**
 * The same of buttons and menus, and of fields where `isStrict`; links in a text can be scrolled away from it. `raised`:
 * as if the button were so many pixels higher.
 */
export function liesOnButton(
  button: HTMLElement,
  { raised, isStrict }: { readonly raised: number; readonly isStrict: boolean },
): boolean {
  return liesOn(button, isStrict ? `${buttons}, ${fields}` : buttons, raised)
}

function liesOn(button: HTMLElement, selector: string, raised: number): boolean {
  const { left, top: own, width, height } = button.getBoundingClientRect()
  const top = own - raised
  // Sample points at the edges and the middle; no control is small enough to fall between them.
  const parts = [0, 0.5, 1]
  return parts.some((x) =>
    parts.some((y) =>
      document.elementsFromPoint(left + x * width, top + y * height).some((element) => {
        const control = button.contains(element) ? null : element.closest(selector)
        return control !== null && !control.matches('[data-advert] a')
      }),
    ),
  )
}
