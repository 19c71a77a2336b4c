import type { RefusalCode } from '#contract/refusals.ts'
import type { Scene } from '../scene.ts'

export interface Row {
  readonly fields: (scene: Scene) => object
  /** What the call answers to someone who may make it; a success where nothing is said. */
  readonly refusal?: RefusalCode
  /** What it does can be done once: each who may make it needs a scene of their own. */
  readonly isOnce?: boolean
  /** The same call on what belongs to somebody else; without it, the call touches nobody's own. */
  readonly others?: { readonly fields?: (scene: Scene) => object; readonly refusal: RefusalCode }
}

export const open = (fields: object = {}): Row => ({ fields: () => fields })
export const refused = (refusal: RefusalCode, fields: Row['fields']): Row => ({ fields, refusal })
/** Not of digits alone, which stand for ids. */
export const fiveStars = '5.0'
export const password = 'o-parola-buna-42'
export const ownDraft = (fields: object = {}): Row => ({
  fields: ({ draft }) => ({ advertId: String(draft), ...fields }),
  others: { refusal: 'advert_not_found' },
})

export const ownActive = (fields: object = {}): Row => ({
  fields: ({ active }) => ({ advertId: String(active), ...fields }),
  others: { refusal: 'advert_not_found' },
})

/** Of the owner with a buyer; `refusal` null: nothing happens to another's, and nothing is told of it. */
export const ownConversation = (
  fields: object = {},
  refusal: RefusalCode | null = 'conversation_not_found',
): Row => ({
  fields: ({ conversation }) => ({ conversationId: String(conversation), ...fields }),
  ...(refusal && { others: { refusal } }),
})

export const ownList = (fields: object = {}): Row => ({
  fields: ({ list }) => ({ listId: String(list), ...fields }),
  others: { refusal: 'list_not_found' },
})

export const ownKey = (fields: object = {}): Row => ({
  fields: ({ apiKey }) => ({ keyId: String(apiKey), ...fields }),
  others: { refusal: 'key_not_found' },
})

export const ownSearch = (fields: object = {}): Row => ({
  fields: ({ search }) => ({ searchId: String(search), ...fields }),
  others: { refusal: 'search_not_found' },
})
