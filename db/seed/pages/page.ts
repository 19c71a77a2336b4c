interface Block {
  readonly heading?: string | undefined
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[] | undefined
}

interface Texts {
  readonly ro: string
  readonly ru: string
  readonly en: string
}

/** A page of the footer as it is first written into a new database; editors change it there. */
export interface SeedPage {
  readonly slug: string
  /** 1 information, 2 customer support */
  readonly col: 1 | 2
  /** In the menu. */
  readonly labels: Texts
  readonly titles: Texts
  /** For search engines. */
  readonly descriptions: Texts
  readonly contents: {
    readonly ro: readonly Block[]
    readonly ru: readonly Block[]
    readonly en: readonly Block[]
  }
}
