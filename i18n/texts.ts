import type { texts } from './ro/texts.ts'

/** What a translation of Romanian texts must hold. */
export type Shape<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Said
    ? (...args: Args) => Shape<Said>
    : { readonly [Key in keyof T]: Shape<T[Key]> }

/** Everything the product says; the Romanian catalogue sets the shape, so a missing text does not compile. */
export type Texts = Shape<Omit<typeof texts, 'lang'>> & { readonly lang: 'ro' | 'ru' | 'en' }
