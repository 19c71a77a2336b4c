import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Person } from '../../bench/people/fill.ts'
import { fillPairs } from '../../bench/people/fill.ts'
import type { Send } from './send.ts'

/** Writes of one kind, numbered from 1; a number is sent again until it is acknowledged. */
export interface Kind {
  readonly name: string
  /** Sends the write of this number; gives whether it was acknowledged. */
  readonly write: (send: Send, number: number) => Promise<boolean>
  /** What rows show after the write of this number. */
  readonly shownAfter: (number: number) => unknown
  readonly shown: (sql: Sql) => Promise<unknown>
}

const whole = { ad_lang: 'ro', subcategory: 'carti', place: 'balti', price: '5' }
const [adverts, favorites] = ['/adverts/manage_adverts.php', '/favorites/manage_favorites.php']
const lists = '/favorites/manage_lists.php'
const searches = '/search/manage_searches.php'

/** People who publish in turns: an account may begin so many drafts in an hour, and have so many. */
const publishers = 8
/** The others write one kind each. */
export const writersOfKinds = 11 + publishers

/** Prepares what is written to, through the calls of the site and, for adverts that others see, in the database. */
export async function makeKinds(sql: Sql, people: readonly Person[], send: Send): Promise<Kind[]> {
  const [a, b, c, d, e, f, g, h, i, j, k, ...others] = people
  if (!(a && b && c && d && e && f && g && h && i && j && k)) throw new Error('Too few people')
  const offered = await insertAdverts(sql, a, 4)
  const [edited = 0, hidden = 0, liked = 0, noted = 0] = offered
  const draft = Object(await send(b, adverts, 'startDraft', {}))['id']
  const gallery = Object(await send(c, adverts, 'startDraft', {}))['id']
  await send(e, favorites, 'addFav', { advID: noted })
  const list = Object(await send(f, lists, 'createList', { name: 'Lista 0' }))['list'].id
  const [conversation = 0] = await fillPairs(sql, [[g, h]])
  return [
    draftTitles(b, draft),
    photos(c, gallery),
    prices(a, edited),
    visibility(a, hidden),
    hearts(d, liked),
    notes(e, noted),
    listNames(f, list),
    messages(g, conversation),
    autoReplies(h),
    addresses(i),
    follows(j, a),
    searchNames(k),
    publications(others),
  ]
}

async function insertAdverts(sql: Sql, { id }: Person, count: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    insert into adverts (owner_id, status, title_ro, price, place_id, category_id, subcategory_id, published_at)
    select ${id}, 'active', 'Acordeon ' || n, 100, (select min(id) from places), s.category_id, s.id, now()
    from generate_series(1, ${count}::int) n, subcategories s where s.slug = 'carti' returning id`
  return rows.map((row) => row.id)
}

/** A text or number that each write replaces. */
function replaced(
  name: string,
  parts: {
    readonly person: Person
    readonly path: string
    readonly action: string
    readonly fields: (number: number) => object
    readonly shownAfter: Kind['shownAfter']
    readonly shown: Kind['shown']
  },
): Kind {
  const { person, path, action, fields, shownAfter, shown } = parts
  const write: Kind['write'] = async (send, number) =>
    (await send(person, path, action, fields(number))) !== null
  return { name, write, shownAfter, shown }
}

function draftTitles(person: Person, advertId: number): Kind {
  const title = (number: number): string => (number === 0 ? '' : `Carte ${number}`)
  return replaced('titles of a draft', {
    ...{ person, path: adverts, action: 'saveDraft', shownAfter: title },
    fields: (number) => ({ advertId, ...whole, title: title(number) }),
    shown: (sql) => one(sql`select title_ro as value from adverts where id = ${advertId}`),
  })
}

function prices(person: Person, advertId: number): Kind {
  return replaced('prices of an advert', {
    ...{ person, path: adverts, action: 'editAdvert', shownAfter: (number) => 100 + number },
    fields: (number) => ({ advertId, price: String(100 + number) }),
    shown: (sql) => one(sql`select price::int as value from adverts where id = ${advertId}`),
  })
}

function visibility(person: Person, advertId: number): Kind {
  const isShown = (number: number): boolean => number % 2 === 0
  return replaced('adverts hidden and shown', {
    ...{ person, path: adverts, action: 'setPublic', shownAfter: isShown },
    fields: (number) => ({ advertId, isPublic: String(isShown(number)) }),
    shown: (sql) => one(sql`select is_public as value from adverts where id = ${advertId}`),
  })
}

function hearts(person: Person, advertId: number): Kind {
  const write: Kind['write'] = async (send, number) => {
    const action = number % 2 === 1 ? 'addFav' : 'deletFav'
    return (await send(person, favorites, action, { advID: advertId })) !== null
  }
  return {
    ...{ name: 'hearts', write, shownAfter: (number) => number % 2 },
    shown: (sql) =>
      one(sql`select count(*)::int as value from favorites where user_id = ${person.id}`),
  }
}

function notes(person: Person, advertId: number): Kind {
  const note = (number: number): string => (number === 0 ? '' : `Nota ${number}`)
  return replaced('notes on a favourite', {
    ...{ person, path: favorites, action: 'setNote', shownAfter: note },
    fields: (number) => ({ advertId, note: note(number) }),
    shown: (sql) => one(sql`select note as value from favorites where user_id = ${person.id}`),
  })
}

function listNames(person: Person, listId: number): Kind {
  const name = (number: number): string => `Lista ${number}`
  return replaced('names of a list', {
    ...{ person, path: lists, action: 'renameList', shownAfter: name },
    fields: (number) => ({ listId, name: name(number) }),
    shown: (sql) => one(sql`select name as value from favorite_lists where id = ${listId}`),
  })
}

/** Each number is one message, with an id that is the same when it is sent again. */
function messages(person: Person, conversationId: number): Kind {
  const ids: string[] = []
  const write: Kind['write'] = async (send, number) => {
    const clientId = (ids[number] ??= randomUUID())
    const message = { conversationId, clientId, text: `Mesajul ${number}` }
    return (await send(person, '/messages/manage_messages.php', 'sendMessage', message)) !== null
  }
  return {
    ...{ name: 'messages', write },
    shownAfter: (number) =>
      Array.from({ length: number }, (_none, nth) => `Mesajul ${nth + 1}`).join(),
    shown: (sql) =>
      one(sql`
        select coalesce(string_agg(text, ',' order by seq), '') as value from messages
        where conversation_id = ${conversationId}`),
  }
}

function autoReplies(person: Person): Kind {
  const text = (number: number): string => (number === 0 ? '' : `Revin la ora ${number}`)
  return replaced('automatic replies', {
    ...{ person, path: '/messages/manage_messages.php', action: 'setAutoReply', shownAfter: text },
    fields: (number) => ({ text: text(number) }),
    shown: (sql) =>
      one(sql`
        select coalesce(max(text), '') as value from auto_replies where user_id = ${person.id}`),
  })
}

function addresses(person: Person): Kind {
  const address = (number: number): string => (number === 0 ? '' : `Strada Florilor ${number}`)
  return replaced('addresses of an account', {
    ...{ person, path: '/users/manage_account.php', action: 'saveAccount', shownAfter: address },
    fields: (number) => ({ address: address(number) }),
    shown: (sql) => one(sql`select address as value from users where id = ${person.id}`),
  })
}

function follows(person: Person, seller: Person): Kind {
  return replaced('sellers followed', {
    ...{ person, path: '/users/follows.php', action: 'setFollowing' },
    shownAfter: (number) => number % 2,
    fields: (number) => ({ userId: seller.id, isFollowing: String(number % 2 === 1) }),
    shown: (sql) =>
      one(sql`select count(*)::int as value from follows where user_id = ${person.id}`),
  })
}

function searchNames(person: Person): Kind {
  const name = (number: number): string => (number === 0 ? '' : `Căutarea ${number}`)
  const search = { address: '/search?q=acordeon', search: 'acordeon', searchType: 'search' }
  return replaced('saved searches', {
    ...{ person, path: searches, action: 'saveSearch', shownAfter: name },
    fields: (number) => ({ ...search, name: name(number) }),
    // Saved again it changes its name: two rows would be the same search twice.
    shown: (sql) =>
      one(sql`
        select coalesce(string_agg(name, ','), '') as value from saved_searches where user_id = ${person.id}`),
  })
}

/** Photos of a draft: one is put there and taken away in turns. */
function photos(person: Person, advertId: number): Kind {
  const write: Kind['write'] = async (send, number) => {
    const { images } = Object(await send(person, adverts, 'listImages', { advertId }))
    if (!images) return false
    const { image } = Object(images[0])
    if (number % 2 === 1)
      return image !== undefined || (await send.photo(person, adverts, { advertId })) !== null
    if (image === undefined) return true
    return (await send(person, adverts, 'removeImage', { advertId, image })) !== null
  }
  return {
    ...{ name: 'photos', write, shownAfter: (number) => number % 2 },
    shown: (sql) =>
      one(sql`select cardinality(images) as value from adverts where id = ${advertId}`),
  }
}

/** Adverts that are written and published; one that nobody has heard of is given up, and another is begun. */
function publications(people: readonly Person[]): Kind {
  const published: number[] = []
  const write: Kind['write'] = async (send, number) => {
    const person = people[number % people.length]
    const { id: advertId } = Object(person && (await send(person, adverts, 'startDraft', {})))
    if (!person || advertId === undefined) return false
    const title = `Anunțul ${number}, încercarea ${advertId}`
    const isPublished =
      (await send(person, adverts, 'saveDraft', { advertId, ...whole, title })) &&
      (await send(person, adverts, 'publish', { advertId }))
    if (isPublished) published.push(Number(advertId))
    return Boolean(isPublished)
  }
  return {
    ...{ name: 'publications', write, shownAfter: () => 0 },
    // Of those that were acknowledged, the ones that are not there or still drafts.
    shown: (sql) =>
      one(sql`
        select count(*)::int as value from unnest(${published}::int[]) p (id)
        left join adverts a using (id) where a.id is null or a.status = 'draft'`),
  }
}

async function one(query: PromiseLike<readonly object[]>): Promise<unknown> {
  const [row] = await query
  return Object(row)['value']
}
