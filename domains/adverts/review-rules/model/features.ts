import { plainSigns } from '../../../contacts/service.ts'
import { featuresOf, type Features } from '../../../lib/text-model/features.ts'
import { hashOfTwo } from '../../../lib/text-model/hash.ts'
import { plainLetters } from '../../../lib/text-model/letters.ts'
import { tokenOf } from '../../../lib/text-model/tokens.ts'
import { wordsOf, type Word } from '../../../lib/text-model/words.ts'

export interface AdvertText {
  readonly title: string
  readonly description: string
}

const titleSeed = 0x51ed270b

/** Features of an advert: its words without disguise, those of the title also for themselves. */
export function advertFeatures({ title, description }: AdvertText): Features {
  const ofTitle = readWords(title)
  return featuresOf([...ofTitle, ...readWords(description)], (context) => {
    for (const word of ofTitle) context.add(hashOfTwo(tokenOf(word).hash, titleSeed, titleSeed))
  })
}

function readWords(text: string): readonly Word[] {
  return wordsOf(plainLetters(plainSigns(text)))
}
