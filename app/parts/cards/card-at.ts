/** Id of the advert whose card received the event. */
export function advertAt(target: EventTarget | null): string | undefined {
  const card = elementOf(target)?.closest('[data-advert]')
  return card instanceof HTMLElement ? card.dataset['advert'] : undefined
}

export function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null
}
