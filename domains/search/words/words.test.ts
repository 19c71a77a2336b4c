import type { Deps } from '#domains/deps.ts'
import { listening } from '#tests/support/listening.ts'
import { expect, test } from '#tests/support/test.ts'
import { findAdverts } from '../retrieve/find.ts'
import { removeWords, saveWords, tryWords, wordGroups } from './service.ts'

async function found(deps: Deps, search: string): Promise<readonly number[]> {
  const query = { searchType: 'search', search, sort: 'none', start: 0, size: 100 } as const
  return (await findAdverts(deps, query)).ids
}

const words = { id: 0, kind: 'same', finds: [], subcategory: '' } as const

test('words of an editor are tried before they are saved, then understood at once, and taken back', async ({
  deps: own,
  given,
}) => {
  const deps = listening(own)
  const staff = await given.staff('editor')
  const { id, title } = await given.advert({ title: 'Căciulă tricotată' })
  const typed = { ...words, names: ['Căciulă', 'Țurlupă'] }

  const trials = await tryWords(deps, staff, { ...typed, queries: ['țurlupă', ''] })
  expect(trials).toMatchObject([{ query: 'țurlupă', before: [], after: [{ id, title }] }])
  expect(await found(deps, 'țurlupă')).toEqual([])
  const group = await saveWords(deps, staff, { ...typed, version: 0 })
  expect(await found(deps, 'țurlupă')).toEqual([id])

  const seen = { id: group, version: 0 }
  await saveWords(deps, staff, { ...typed, ...seen, names: ['căciulă', 'turlupan'] })
  await expect(removeWords(deps, staff, seen)).toBeRefused('edit_conflict')
  await removeWords(deps, staff, { ...seen, version: 1 })
  expect(await wordGroups(deps)).toEqual([])
  const lines = await deps.sql`
    select act, before, after from audit_log where subject_kind = 'words' order by id`
  expect(lines).toMatchObject([
    { act: 'words.save', after: { words: 'căciulă, țurlupă' } },
    { before: { words: 'căciulă, țurlupă' }, after: { words: 'căciulă, turlupan' } },
    { act: 'words.remove', before: { words: 'căciulă, turlupan' } },
  ])
})

test('what is no plain word is refused, so that no line of the words can say anything else', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('editor')
  const save = (fields: object) =>
    saveWords(deps, staff, { ...words, names: ['unu', 'doi'], version: 0, ...fields })

  for (const name of ['a > b', '- casa', '* vesela', 'a\n@ carti', '# a', 'a:b', '<b>a</b>', '!!'])
    await expect(save({ names: ['unu', name] }), name).toBeRefused('words_invalid', 'names')
  await expect(save({ names: ['unu'] })).toBeRefused('words_invalid', 'names')
  await expect(save({ kind: 'wider' })).toBeRefused('words_invalid', 'finds')
  await expect(save({ kind: 'things' })).toBeRefused('category_unknown', 'subcategory')
  await expect(save({ kind: 'things', subcategory: 'nicaieri' })).toBeRefused('category_unknown')
  expect(await wordGroups(deps)).toEqual([])
})
