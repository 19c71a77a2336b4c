import * as z from 'zod'
import { AdvertShape } from './adverts/adverts.ts'
import { call } from './call.ts'
import { languages } from './languages.ts'
import { favoriteNote } from './limits.ts'
import { Currency, Id, LabelsShape, Offset, PageSize, Paragraphs, Token } from './shapes.ts'

const path = '/favorites/manage_favorites.php'
const items = z.array(z.string())

/** `hidden`: not public now, may return. `ended`: its time is over, or its owner has archived it. */
export const favoriteStates = ['active', 'sold', 'ended', 'hidden', 'deleted'] as const
export const favoriteSorts = ['newest', 'cheaper'] as const
export type FavoriteSort = (typeof favoriteSorts)[number]

/** Breaks of lines count twice in a submitted form, and once when stored. */
const Note = Paragraphs(favoriteNote * 2).pipe(z.string().max(favoriteNote))

export const FavoriteShape = z.object({
  advertId: z.string(),
  state: z.enum(favoriteStates),
  /** Null unless the advert is public. */
  advert: AdvertShape.nullable(),
  /** Of a sold or ended advert; empty otherwise. */
  titles: LabelsShape,
  language: z.enum(languages),
  /** Name of the main photo of a sold or ended advert, or empty. */
  image: z.string(),
  /** Null for one that is no longer offered. */
  subcategory: z
    .object({ categorySlug: z.string(), slug: z.string(), labels: LabelsShape })
    .nullable(),
  /** ISO 8601, UTC */
  addedAt: z.string(),
  /** When the advert was marked, in units of the currency; null if unknown. */
  priceThen: z.object({ price: z.number(), currency: Currency }).nullable(),
  note: z.string(),
  listIds: z.array(z.int()),
})
export type Favorite = z.infer<typeof FavoriteShape>

export const favoriteCalls = {
  list: call({
    path,
    action: 'getFavs',
    summary: "List the ids of the user's favourites, newest first",
    auth: 'user',
    replica: 'unaffected',
    input: { token: Token.optional() },
    output: { items },
  }),
  add: call({
    path,
    action: 'addFav',
    summary: 'Add an advert to the favourites; idempotent',
    auth: 'user',
    input: { advID: Id, token: Token.optional() },
    output: { items },
  }),
  remove: call({
    path,
    action: 'deletFav',
    aliases: ['deleteFav'],
    summary: 'Remove an advert from the favourites, with its note; idempotent',
    auth: 'user',
    input: { advID: Id, token: Token.optional() },
    output: { items },
  }),
  listOwnFavorites: call({
    path,
    action: 'listOwnFavorites',
    summary:
      'List favourites with their state, former price, note and lists, also of adverts that are gone',
    auth: 'user',
    replica: 'unaffected',
    input: {
      token: Token.optional(),
      /** Only those in this list. */
      listId: Id.optional(),
      /** `cheaper`: first those whose price has fallen since, the greatest fall first. */
      sort: z.enum(favoriteSorts).default('newest'),
      startID: Offset.default(0),
      itemsNum: PageSize.default(32),
    },
    output: { items: z.array(FavoriteShape), count: z.int().nonnegative() },
  }),
  setNote: call({
    path,
    action: 'setNote',
    summary: 'Write a note on an own favourite; an empty one removes it',
    auth: 'user',
    input: { token: Token.optional(), advertId: Id, note: Note },
    output: { note: z.string() },
  }),
}
