import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../../deps.ts'
import { findAdverts, type AdvertQuery, type FoundPage } from '../../service.ts'

function search(deps: Deps, words: string, more: Partial<AdvertQuery> = {}): Promise<FoundPage> {
  return findAdverts(deps, {
    ...{ searchType: 'search', search: words, sort: 'none', start: 0, size: 20 },
    ...more,
  })
}

function shown({ ids, partial }: FoundPage): number[] {
  return [...ids, ...partial.flatMap((group) => group.ids)]
}

test('a query is answered where titles with its words lie, also when no advert there has them', async ({
  deps,
  given,
}) => {
  const primer = await given.advert({
    title: 'Grund de adâncime, 10 l',
    subcategory: 'vopsele-lacuri',
  })
  const dye = await given.advert({
    ...{ language: 'ru', title: 'Профессиональная краска, Wella' },
    subcategory: 'ingrijire-par-piele',
  })

  expect(shown(await search(deps, 'краска для стен'))).toEqual([dye.id, primer.id])
  expect(shown(await search(deps, 'фасадная краска для стен дома'))).toContain(primer.id)
})

test('a title that has all words is found wherever it lies', async ({ deps, given }) => {
  const { id } = await given.advert({
    title: 'Casă cu sobă pe lemne și livadă',
    subcategory: 'case-vanzare',
  })

  expect(shown(await search(deps, 'sobă pe lemne'))).toContain(id)
  expect((await search(deps, 'sobă pe lemne', { category: 'case-vanzare' })).ids).toEqual([id])
})

test('the likeliest subcategory comes first among those that have the words', async ({
  deps,
  given,
}) => {
  const stove = await given.advert({ title: 'Sobă de fontă', subcategory: 'incalzire-cazane' })
  await given.advert({ title: 'Sobă de fontă', subcategory: 'case-vanzare' })

  expect(shown(await search(deps, 'sobă fontă'))[0]).toBe(stove.id)
})

test('a title elsewhere that has all words comes before likely adverts that lack some', async ({
  deps,
  given,
}) => {
  const rabbit = await given.advert({
    title: 'Carne de iepure, lei/kg',
    subcategory: 'lapte-carne-miere',
  })
  const eggs = await given.advert({
    title: 'Ouă de casă, 10 bucăți',
    subcategory: 'lapte-carne-miere',
  })
  const elsewhere = await given.advert({ title: 'Ouă de casă, 30 bucăți', subcategory: 'alimente' })

  expect(shown(await search(deps, 'домашние яйца'))).toEqual([eggs.id, elsewhere.id, rabbit.id])
})

test('a colour is found in every language', async ({ deps, given }) => {
  const { id } = await given.advert({
    ...{ language: 'ru', title: 'Потерялась серая кошка', subcategory: 'pierdute' },
  })

  expect(await search(deps, 'pisică gri')).toMatchObject({ ids: [id], missing: [] })
})

test('what is named follows from a less likely subcategory, before other things of the likeliest, while there is little', async ({
  deps,
  given,
}) => {
  const honey = (subcategory: string) => given.advert({ title: 'Miere', subcategory })
  const cheese = await given.advert({ title: 'Brânză', subcategory: 'lapte-carne-miere' })
  const likely = await honey('lapte-carne-miere')
  const further = await honey('alimente')
  const found = async () => shown(await search(deps, 'мёд натуральный'))

  expect((await found()).slice(0, 3)).toEqual([likely.id, further.id, cheese.id])

  for (let count = 1; count < 6; count++) await honey('lapte-carne-miere')
  expect(await found()).not.toContain(further.id)
})

test('a thing that is asked for without its name is found by its name, and the answer says so', async ({
  deps,
  given,
}) => {
  const sander = await given.advert({ title: 'Șlefuitor cu bandă', subcategory: 'scule-electrice' })
  const drill = await given.advert({ title: 'Bormașină Bosch', subcategory: 'scule-electrice' })
  await given.advert({ title: 'Bormașină, pe piese', subcategory: 'dau-gratis' })

  const found = await search(deps, 'штука стену сверлить')

  expect(found).toMatchObject({ ids: [drill.id], missing: ['штука', 'стену', 'сверлить'] })
  expect(found.also).toContain('дрель')
  expect(shown(found)).toContain(sander.id)
})

test('what a query probably means comes first among adverts that have its words', async ({
  deps,
  given,
}) => {
  const dog = (title: string) => given.advert({ title, subcategory: 'caini' })
  const shepherd = await dog('Ciobănesc german, câine adult')
  await dog('Câine Chihuahua, doi ani')
  await dog('Câine Maltez, un an')

  expect(shown(await search(deps, 'câine ca în filmul comisarul rex'))[0]).toBe(shepherd.id)
})

test('what is meant is found by the words as typed before others are made of them', async ({
  deps,
  given,
}) => {
  const shepherd = await given.advert({ title: 'Ciobănesc german, 2 ani', subcategory: 'caini' })
  await given.advert({ language: 'ru', title: 'Корм Рекс, 10 кг', subcategory: 'hrana-animale' })

  const found = await search(deps, 'câine ca în filmul comisarul rex')

  expect(found.correctedTo).toBe('')
  expect(found.ids).toContain(shepherd.id)
  expect(found.missing).toContain('rex')
})
