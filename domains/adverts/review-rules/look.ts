import { isLanguage, type Lang } from '#contract/languages.ts'
import { certainContactIn, contactsIn, type CertainContact } from '../../contacts/service.ts'
import type { OwnAdvert } from '../own-store.ts'
import { shownTexts } from '../shown-texts.ts'
import { undisguised } from './disguise.ts'

/** What the rules look at besides the advert itself. */
export interface Circumstances {
  /** Whole days since registration. */
  readonly accountDays: number
  /** Number of adverts that the owner has published in the last day. */
  readonly publishedToday: number
  /** Median price of comparable adverts, in the currency of the advert; null when there are too few. */
  readonly median: number | null
  /** Verified phone number of the owner; empty without one. */
  readonly ownPhone: string
  /** Greatest likeness of the text to another advert of the owner, and of others, 0 to 1. */
  readonly ownText: number
  readonly othersText: number
  /** Number of adverts of others with a photo like one of these. */
  readonly othersPhotos: number
}

/** A text of the advert as the rules read it; what is costly is made at its first use. */
export interface LookedText {
  readonly field: string
  readonly lang: Lang
  readonly text: string
  /** Undisguised words between single spaces, with one at each end. */
  readonly words: () => string
  readonly contact: () => CertainContact | 'doubtful' | null
}

export interface Look {
  readonly advert: OwnAdvert
  readonly texts: readonly LookedText[]
  /** Null: only texts are looked at. */
  readonly circumstances: Circumstances | null
}

export function lookAt(advert: OwnAdvert, circumstances: Circumstances | null): Look {
  const texts = shownTexts(advert).map(({ field, text }): LookedText => {
    const [, other] = field.split('.')
    return {
      ...{ field, text, lang: isLanguage(other) ? other : advert.language },
      words: once(() => ` ${undisguised(text).join(' ')} `),
      contact: once(() => {
        const certainty = contactsIn(text)
        if (certainty === 'certain') return certainContactIn(text)
        return certainty === 'none' ? null : certainty
      }),
    }
  })
  return { advert, texts, circumstances }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
