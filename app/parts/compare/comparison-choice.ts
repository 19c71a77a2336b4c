import { comparedAdverts } from '#contract/limits.ts'

/** What the choice of a comparison shows of an advert. */
export interface ComparableAdvert {
  readonly id: string
  readonly title: string
  /** Name of the main photo, or empty. */
  readonly image: string
  readonly subcategoryId: number
}

/** Why an advert cannot be added: adverts of another subcategory are chosen, or as many as can be compared. */
export type ChoiceObstacle = 'subcategory' | 'limit'

/** Adverts chosen for a comparison: all of one subcategory. */
export interface ComparisonChoice {
  /** In the order of choice. */
  readonly adverts: readonly ComparableAdvert[]
  /** What was asked last and could not be done; `few`: to compare fewer than two. */
  readonly refused:
    | { readonly reason: ChoiceObstacle; readonly title: string }
    | { readonly reason: 'few' }
    | null
}

export const noChoice: ComparisonChoice = { adverts: [], refused: null }

export function isChosen({ adverts }: ComparisonChoice, advertId: string): boolean {
  return adverts.some(({ id }) => id === advertId)
}

/** Null for an advert that is chosen or could be. */
export function choiceObstacle(
  choice: ComparisonChoice,
  { id, subcategoryId }: Pick<ComparableAdvert, 'id' | 'subcategoryId'>,
): ChoiceObstacle | null {
  const [first] = choice.adverts
  if (!first || isChosen(choice, id)) return null
  if (first.subcategoryId !== subcategoryId) return 'subcategory'
  return choice.adverts.length < comparedAdverts ? null : 'limit'
}

/** Takes an advert into the choice or out of it; says why when it cannot be taken. */
export function toggled(choice: ComparisonChoice, advert: ComparableAdvert): ComparisonChoice {
  const { adverts } = choice
  const reason = choiceObstacle(choice, advert)
  if (reason) return { adverts, refused: { reason, title: advert.title } }
  const others = adverts.filter(({ id }) => id !== advert.id)
  return { adverts: others.length < adverts.length ? others : [...adverts, advert], refused: null }
}

/** A choice that can be compared; the refusal of one that cannot. */
export function submitted(choice: ComparisonChoice): ComparisonChoice {
  return { ...choice, refused: choice.adverts.length < 2 ? { reason: 'few' } : null }
}
