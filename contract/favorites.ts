import * as z from 'zod'
import { call } from './call.ts'
import { Id, Token } from './shapes.ts'

const path = '/favorites/manage_favorites.php'
const items = z.array(z.string())

export const favoriteCalls = {
  list: call({
    path,
    action: 'getFavs',
    summary: "List the ids of the user's favourites, newest first",
    auth: 'user',
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
    summary: 'Remove an advert from the favourites; idempotent',
    auth: 'user',
    input: { advID: Id, token: Token.optional() },
    output: { items },
  }),
}
