import type { AdvertStatus, AttributeValues } from '#contract/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { logIn } from '#domains/accounts/service.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { userOfToken } from '#domains/accounts/service.ts'

export interface GivenUser extends User {
  readonly phone: string
  readonly password: string
  readonly token: string
}

interface AdvertWish {
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

/** Makes what a test needs; what the test does not mention is filled in, different each time. */
export interface Given {
  readonly user: (wish?: { status?: string; accountType?: 0 | 1; username?: string; brand?: string }) => Promise<GivenUser>
  readonly advert: (wish?: AdvertWish) => Promise<{ id: number; title: string; ownerId: number }>
}

let made = Math.floor(Math.random() * 1_000_000)

export function builders(deps: Deps): Given {
  const { sql } = deps
  const password = 'parola sigura'.replace(' ', '-')
  const passwordHash = deps.hasher.hash(password)

  const user: Given['user'] = async (wish = {}) => {
    const number = ++made
    const phone = String(60_000_000 + (number % 9_000_000))
    const username = wish.username ?? `user${number}`
    await sql`
      insert into users (username, phone, password_hash, account_type, brand)
      values (${username}, ${phone}, ${await passwordHash}, ${wish.accountType ?? 0}, ${wish.brand ?? null})`
    const visitor = { id: null, address: `10.0.${number % 250}.${number % 240}`, isRobot: false }
    const { token } = await logIn(deps, visitor, phone, password)
    const known = await userOfToken(deps, token)
    if (!known) throw new Error('The given user could not log in')
    if (wish.status) await sql`update users set status = ${wish.status} where id = ${known.id}`
    return { ...known, phone, password, token }
  }

  const advert: Given['advert'] = async (wish = {}) => {
    const number = ++made
    const owner = wish.seller ?? (await user())
    const { status = 'active', language = 'ro', title = `Lucru ${number}`, description = '' } = wish
    const texts = { [`title_${language}`]: title, [`description_${language}`]: description }
    const now = deps.clock.now()
    const [row] = await sql<{ id: number }[]>`
      insert into adverts ${sql({
        ...texts,
        language,
        status,
        owner_id: owner.id,
        is_public: wish.isPublic ?? true,
        price: wish.price ?? number % 10_000,
        currency: wish.currency ?? 'MDL',
        images: [...(wish.images ?? [])],
        shows_phone: wish.showsPhone ?? false,
        created_at: now,
        published_at: status === 'draft' ? null : now,
      })} returning id`
    const id = row?.id ?? 0
    await sql`
      update adverts set attributes = ${sql.json(wish.attributes ?? {})},
        place_id = (select id from places where slug = ${wish.place ?? 'chisinau'}),
        (category_id, subcategory_id) = (
          select category_id, id from subcategories where slug = ${wish.subcategory ?? 'carti'})
      where id = ${id}`
    return { id, title, ownerId: owner.id }
  }

  return { user, advert }
}
