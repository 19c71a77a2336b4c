import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { AdvertStatus, AttributeValues } from '#contract/adverts/adverts.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { sessionDays } from '#contract/limits.ts'
import type { Role } from '#contract/rules/staff/rights.ts'
import { insertSession } from '#domains/accounts/sessions/store.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import type { Recipient } from '#domains/messaging/sending/rules.ts'
import { sendMessage } from '#domains/messaging/sending/service.ts'

export interface GivenUser extends User {
  readonly phone: string
  readonly password: string
  readonly token: string
}

/** A member of staff whose session has proved the second factor. */
export interface GivenStaff extends GivenUser {
  readonly roles: readonly Role[]
  /** A code of the second factor that is good now, however many were used before. */
  readonly code: () => Promise<string>
}

interface AdvertFields {
  readonly seller?: { readonly id: number }
  readonly status?: AdvertStatus
  readonly isPublic?: boolean
  readonly language?: Lang
  readonly title?: string
  readonly description?: string
  readonly price?: number
  readonly currency?: CurrencyCode
  /** Slugs. */
  readonly subcategory?: string
  readonly place?: string
  readonly attributes?: AttributeValues
  readonly images?: readonly string[]
  readonly showsPhone?: boolean
}

/** Creates test data; unspecified fields have unique values. */
export interface Given {
  readonly user: (fields?: {
    status?: string
    accountType?: 0 | 1
    username?: string
    brand?: string
  }) => Promise<GivenUser>
  /** Somebody with roles, who is in the console unless told otherwise. */
  readonly staff: (
    roles: Role | readonly Role[],
    fields?: { username?: string; isProved?: boolean },
  ) => Promise<GivenStaff>
  readonly advert: (
    fields?: AdvertFields,
  ) => Promise<{ id: number; title: string; ownerId: number }>
  /** Sends a message; its author is a new user unless given. */
  readonly message: (fields: MessageFields) => Promise<{
    readonly author: User
    readonly conversationId: number
    readonly id: number
    readonly seq: number
  }>
}

interface MessageFields {
  readonly to: Recipient
  readonly author?: User
  readonly text?: string
  readonly photos?: readonly string[]
}

let made = Math.floor(Math.random() * 1_000_000)

const password = 'parola-sigura'
let passwordHash: Promise<string> | undefined

export function builders(deps: Deps): Given {
  const { sql } = deps
  const ownHash = (passwordHash ??= deps.hasher.hash(password))

  const user: Given['user'] = async (fields = {}) => {
    const number = ++made
    const phone = String(60_000_000 + (number % 9_000_000))
    const username = fields.username ?? `user${number}`
    const status = fields.status ?? 'active'
    const [row] = await sql<{ id: number }[]>`
      insert into users (username, phone, password_hash, account_type, brand, status)
      values (${username}, ${phone}, ${await ownHash}, ${fields.accountType ?? 0},
        ${fields.brand ?? null}, ${status})
      returning id`
    const id = row?.id ?? 0
    // A session without a login, because verifying the password would take most of the time of a test.
    const sessionId = randomUUID()
    const createdAt = deps.clock.now()
    const expiresAt = new Date(createdAt.getTime() + sessionDays * dayMs)
    await insertSession(sql, { id: sessionId, userId: id, device: '', createdAt, expiresAt })
    const token = await deps.tokens.sign('session', sessionId, expiresAt)
    const unread = { incoming: 0, outgoing: 0, notifications: 0 }
    return {
      id,
      username,
      email: '',
      status,
      hasPhone: true,
      sessionId,
      unread,
      phone,
      password,
      token,
    }
  }

  const staff: Given['staff'] = async (given, { username, isProved = true } = {}) => {
    const member = await user(username === undefined ? {} : { username })
    const held = [given].flat()
    const at = deps.clock.now()
    const secret = deps.secondFactor.makeSecret()
    await sql`
      update users set has_second_factor = true, second_factor_secret = ${deps.tokens.seal(secret)}
      where id = ${member.id}`
    const rows = held.map((role) => ({ user_id: member.id, role, granted_at: at }))
    await sql`insert into staff_roles ${sql(rows)}`
    if (isProved)
      await sql`
        insert into staff_sessions (session_id, proved_at, used_at) values (${member.sessionId}, ${at}, ${at})`
    const code = async (): Promise<string> => {
      await sql`update users set second_factor_step = 0 where id = ${member.id}`
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: deps.clock.now().getTime(),
      })
    }
    return { ...member, roles: held, code }
  }

  const advert: Given['advert'] = async (fields = {}) => {
    const number = ++made
    const owner = fields.seller ?? (await user())
    const {
      status = 'active',
      language = 'ro',
      title = `Lucru ${number}`,
      description = '',
    } = fields
    const texts = { [`title_${language}`]: title, [`description_${language}`]: description }
    const now = deps.clock.now()
    const [row] = await sql<{ id: number }[]>`
      insert into adverts ${sql({
        ...texts,
        language,
        status,
        owner_id: owner.id,
        is_public: fields.isPublic ?? true,
        price: fields.price ?? number % 10_000,
        currency: fields.currency ?? 'MDL',
        images: [...(fields.images ?? [])],
        shows_phone: fields.showsPhone ?? false,
        created_at: now,
        published_at: status === 'draft' ? null : now,
      })} returning id`
    const id = row?.id ?? 0
    await sql`
      update adverts set attributes = ${sql.json(fields.attributes ?? {})},
        place_id = (select id from places where slug = ${fields.place ?? 'chisinau'}),
        (category_id, subcategory_id) = (
          select category_id, id from subcategories where slug = ${fields.subcategory ?? 'carti'})
      where id = ${id}`
    return { id, title, ownerId: owner.id }
  }

  const message: Given['message'] = async ({ to, text = 'Bună ziua', photos = [], ...fields }) => {
    const author = fields.author ?? (await user())
    const draft = { clientId: randomUUID(), text, photos, place: null, sharesPhone: false }
    const sent = await sendMessage(deps, author, to, draft)
    const { id, seq } = sent.message
    return { author, conversationId: sent.conversationId, id, seq }
  }

  return { user, staff, advert, message }
}
