const controls = 'button, input, select, textarea, summary, label, a[href]'

/**
 * Returns whether another control lies below the button, or would if it were raised by so many pixels. Cards are
 * ignored: they are links too large to be blocked by it.
 */
export function liesOnControl(button: HTMLElement, raised = 0): boolean {
  const { left, top: own, width, height } = button.getBoundingClientRect()
  const top = own - raised
  // Sample points at the edges and the middle; no control is small enough to fall between them.
  const parts = [0, 0.5, 1]
  return parts.some((x) =>
    parts.some((y) =>
      document.elementsFromPoint(left + x * width, top + y * height).some((element) => {
        const control = button.contains(element) ? null : element.closest(controls)
        return control !== null && !control.matches('[data-advert] a')
      }),
    ),
  )
}
