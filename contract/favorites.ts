import * as z from 'zod'
import { call } from './call.ts'
import { Id, Token } from './shapes.ts'

const path = '/favorites/manage_favorites.php'
const items = z.array(z.string())

export const favoriteCalls = {
  list: call({
    path,
    action: 'getFavs',
    summary: 'Ids of the adverts that the user has marked, newest first',
    auth: 'user',
    input: { token: Token.optional() },
    output: { items },
  }),
  add: call({
    path,
    action: 'addFav',
    summary: 'Mark an advert; marking it again changes nothing',
    auth: 'user',
    input: { advID: Id, token: Token.optional() },
    output: { items },
  }),
  remove: call({
    path,
    action: 'deletFav',
    aliases: ['deleteFav'],
    summary: 'Take the mark off an advert; taking it off again changes nothing',
    auth: 'user',
    input: { advID: Id, token: Token.optional() },
    output: { items },
  }),
}
