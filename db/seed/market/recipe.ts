import type { Lang } from '#contract/languages.ts'

/** One thing that people in Moldova sell under a subcategory, as its sellers would title it. */
export interface Good {
  /** Title in Romanian and Russian (English when a seller might write English). `{key}` is replaced by the label of that attribute's value in the advert's language, e.g. 'BMW {model} {year}'. */
  readonly ro: string
  readonly ru: string
  readonly en?: string
  /** Plausible low and high price in whole units of the recipe's currency; [0, 0] = free or by agreement. */
  readonly price: readonly [number, number]
  /** Attribute values that this very thing fixes (option values of categories.json, numbers, booleans, or free text for text attributes). The rest is drawn. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>
}

/** How adverts of one subcategory are written. */
export interface Recipe {
  readonly currency?: 'MDL' | 'EUR' | 'USD'
  readonly goods: readonly Good[]
  /** Sentences for the description: one is drawn from each of 2–4 pools, in order. */
  readonly about: readonly Readonly<
    Partial<Record<Lang, readonly string[]>> & Record<'ro' | 'ru', readonly string[]>
  >[]
}

/** Recipes of one category by subcategory slug. */
export type CategoryRecipes = Readonly<Record<string, Recipe>>
