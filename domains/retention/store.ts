import type { Db } from '../deps.ts'

export async function deleteCallbacksBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from callbacks where requested_at <= ${before}`
}

export async function deleteGeocodesBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from geocodes where stored_at <= ${before}`
}

export async function deleteOutboxBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from outbox where created_at <= ${before}`
}

export async function deleteReportsBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from reports where created_at <= ${before}`
}

export async function deleteEmptySearchesBefore(sql: Db, before: Date): Promise<void> {
  await sql`
    delete from empty_searches where day < (${before}::timestamptz at time zone 'Europe/Chisinau')::date`
}

export async function deleteSpentLinks(sql: Db, now: Date): Promise<void> {
  await sql`delete from phone_uploads where expires_at <= ${now}`
  await sql`delete from renewal_links where expires_at <= ${now}`
}

/** Its favourites have nothing left to show. The row stays so that its page can say that the advert is gone and show similar ones by its category. */
export async function anonymiseDeletedAdverts(sql: Db, before: Date): Promise<void> {
  await sql`
    delete from photo_prints p using adverts a
    where a.id = p.advert_id and a.status = 'deleted' and not a.is_emptied and a.deleted_at <= ${before}`
  for (const table of [
    ...['advert_decisions', 'moderation_questions', 'advert_text_keys', 'advert_merges'],
  ]) {
    await sql`
      delete from ${sql(table)} t using adverts a
      where a.id = t.advert_id and a.status = 'deleted' and not a.is_emptied and a.deleted_at <= ${before}`
  }
  await sql`
    delete from favorites f using adverts a
    where a.id = f.advert_id and a.status = 'deleted' and not a.is_emptied and a.deleted_at <= ${before}`
  await sql`
    update adverts set title_ro = '', title_ru = '', title_en = '', description_ro = '', description_ru = '',
      description_en = '', address = '', attributes = '{}', reasons = '[]', images = '{}', place_id = null,
      latitude = null, longitude = null, is_emptied = true
    where status = 'deleted' and not is_emptied and deleted_at <= ${before}`
}

export async function deleteAuditReasonsBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from audit_reasons where written_at <= ${before}`
}

/** Personal data outside of the account row. */
export async function deleteTracesOf(sql: Db, id: number): Promise<void> {
  await sql`
    delete from moderation_actions
    where kind = 'profile' and subject_id = ${id}
      or kind = 'message' and subject_id in (select id from messages where author_id = ${id})
      or kind = 'review' and subject_id in (select id from reviews where ${id} in (author_id, subject_id))`
  await sql`delete from callbacks c using users u where u.id = ${id} and c.phone = u.phone`
  await sql`delete from phone_codes c using users u where u.id = ${id} and c.phone = u.phone`
  await sql`
    delete from outbox o using users u
    where u.id = ${id} and (o.recipient like '%' || u.phone or lower(o.recipient) = u.email)`
}

export async function deleteArticleAnswersBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from page_votes where created_at < ${before}`
}

export async function deleteInvitationsExpiredBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from invitations where expires_at < ${before}`
}
