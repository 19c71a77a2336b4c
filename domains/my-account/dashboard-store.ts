import type { Db } from '../deps.ts'

export interface Dashboard {
  readonly adverts: Readonly<
    Record<
      'active' | 'draft' | 'underReview' | 'rejected' | 'suspended' | 'archived' | 'expiring',
      number
    >
  >
  readonly views: number
  readonly hearts: number
  readonly notifications: number
  readonly isPhoneProved: boolean
  readonly hasEmail: boolean
  readonly hasAvatar: boolean
  readonly hasSecondFactor: boolean
}

/** One query; an owner has few adverts. */
export async function findDashboard(
  sql: Db,
  userId: number,
  { soon, weekAgo }: { soon: Date; weekAgo: Date },
): Promise<Dashboard | null> {
  const [row] = await sql<Dashboard[]>`
    select
      (select jsonb_build_object(
          'active', count(*) filter (where status = 'active'),
          'draft', count(*) filter (where status = 'draft'),
          'underReview', count(*) filter (where status = 'review'),
          'rejected', count(*) filter (where status = 'rejected'),
          'suspended', count(*) filter (where status = 'suspended'),
          'archived', count(*) filter (where status = 'archived'),
          'expiring', count(*) filter (where status = 'active' and expires_at < ${soon}))
        from adverts where owner_id = u.id) as adverts,
      (select count(*)::int from advert_view_marks m join adverts a on a.id = m.advert_id
        where a.owner_id = u.id and m.day > (${weekAgo}::timestamptz at time zone 'Europe/Chisinau')::date) as views,
      (select count(*)::int from favorites f join adverts a on a.id = f.advert_id
        where a.owner_id = u.id) as hearts,
      u.unread_notifications as notifications,
      u.phone is not null as is_phone_proved, u.email is not null as has_email,
      u.avatar <> '' as has_avatar, u.has_second_factor
    from users u
    where u.id = ${userId}`
  return row ?? null
}
