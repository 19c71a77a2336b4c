import type { District, Place } from '#contract/places.ts'
import type { Db } from '../deps.ts'

export async function listDistricts(sql: Db): Promise<District[]> {
  return sql<District[]>`
    select d.id, d.slug, d.kind,
      jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en) as labels,
      (select jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'kind', p.kind,
          'labels', jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en))
          order by p.kind <> 'city', p.kind <> 'town', p.name_ro)
        from places p where p.district_id = d.id and p.is_offered) as places
    from districts d
    where exists (select from places p where p.district_id = d.id and p.is_offered)
    order by d.kind <> 'municipality', d.name_ro collate "und-x-icu"`
}

export async function listMainPlaces(sql: Db): Promise<Place[]> {
  return sql<Place[]>`
    select id, slug, kind,
      jsonb_build_object('ro', name_ro, 'ru', name_ru, 'en', name_en) as labels
    from places
    where main_rank is not null and is_offered
    order by main_rank`
}
