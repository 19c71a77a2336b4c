/** Favourites of a user as the server told them. */
export interface LoadedFavorites {
  readonly userId: string
  readonly ids: readonly string[]
  /** Moment at which the browser asked for them, ms of `performance.now()`; 0: they came with the page. */
  readonly askedAt: number
}

/** A change of one favourite made in this tab. */
export interface FavoriteMark {
  readonly userId: string
  readonly isMarked: boolean
  /** Moment of the server's answer; `Infinity` while it is awaited. */
  readonly answeredAt: number
}

export type FavoriteMarks = ReadonlyMap<string, FavoriteMark>

/** Ids with the user's changes that the loaded list cannot know: those answered after it was asked for. */
export function withMarks(loaded: LoadedFavorites, marks: FavoriteMarks): ReadonlySet<string> {
  const ids = new Set(loaded.ids)
  for (const [id, { userId, isMarked, answeredAt }] of marks) {
    if (userId !== loaded.userId || answeredAt <= loaded.askedAt) continue
    if (isMarked) ids.add(id)
    else ids.delete(id)
  }
  return ids
}
