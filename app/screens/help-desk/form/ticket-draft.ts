import type { TicketTopic } from '#contract/help-desk.ts'
import { readInTab, storeInTab } from '../../../lib/browser/storage.ts'

const fields = ['text', 'advert', 'contact'] as const

function keyOf(topic: TicketTopic): string {
  return `gasit.ticketDraft.${topic}`
}

/** Stores what is typed until the tab is closed. Private windows may refuse: then it lasts as long as the page. */
export function saveDraft(form: HTMLFormElement, topic: TicketTopic): void {
  const typed = new FormData(form)
  const draft = Object.fromEntries(fields.map((name) => [name, String(typed.get(name) ?? '')]))
  storeInTab(keyOf(topic), JSON.stringify(draft))
}

/** Fills the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement, topic: TicketTopic): void {
  const draft = readDraft(topic)
  for (const name of fields) {
    const field = form.elements.namedItem(name)
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    const isChosen = field instanceof HTMLSelectElement
    const kept = draft[name]
    if ((isTyped || isChosen) && field.value === '' && typeof kept === 'string') field.value = kept
  }
}

function readDraft(topic: TicketTopic): { readonly [name: string]: unknown } {
  try {
    return { ...JSON.parse(readInTab(keyOf(topic)) ?? '{}') }
  } catch {
    return {}
  }
}

export function clearDraft(topic: TicketTopic): void {
  storeInTab(keyOf(topic), null)
}
