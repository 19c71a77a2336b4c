import type { texts } from './ro/texts.ts'

type Shape<T> = {
  readonly [Key in keyof T]: T[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T[Key] extends string
      ? string
      : T[Key] extends readonly (infer Item)[]
        ? readonly Shape<Item>[]
        : Shape<T[Key]>
}

/** Everything the product says; the Romanian catalogue sets the shape, so a missing text does not compile. */
export type Texts = Shape<Omit<typeof texts, 'lang'>> & { readonly lang: 'ro' | 'ru' | 'en' }
