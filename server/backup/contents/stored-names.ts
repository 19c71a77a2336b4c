import type { Sql, TransactionSql } from 'postgres'

export interface StoredName {
  /** As in the storage: "adverts/…-400.webp". */
  readonly name: string
  /** Shown by a row; other names are recorded before their file is written, and until it is removed. */
  readonly isShown: boolean
}

/** Files that rows name, each once. */
export async function listStoredNames(sql: Sql | TransactionSql): Promise<StoredName[]> {
  return sql<StoredName[]>`
    with photos (image, folder, is_shown) as (
      select unnest(images), 'adverts', true from adverts
      union all select unnest(images), 'adverts', true from advert_versions
      union all select name, 'adverts', false from stored_photos
      union all select name, 'messages', conversation_id is not null from message_photos
      union all select name, 'tickets', ticket_id is not null from ticket_photos
    ),
    names (name, is_shown) as (
      select folder || '/' || image || size, is_shown
      from photos, (values ('-400.webp'), ('-1600.webp')) s (size)
      union all
      select 'covers/' || image || size, is_shown
      from (select cover, true from companies where cover <> '' union all select name, false from stored_covers) c (image, is_shown),
        (values ('-desktop.webp'), ('-phone.webp')) s (size)
      union all
      select 'avatars/' || image || '.webp', is_shown
      from (select avatar, true from users where avatar <> '' union all select name, false from stored_avatars) a (image, is_shown)
      union all
      select 'banners/' || b.name || '.webp', true
      from banner_images, unnest(array[image, narrow_image]) b (name) where b.name <> ''
      union all
      select 'banners/' || name || '.webp', false from banner_files
    )
    select name, bool_or(is_shown) as is_shown from names group by name order by name collate "C"`
}
