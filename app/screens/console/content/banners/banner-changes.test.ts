import { expect, test } from 'vitest'
import type { EditedBanner } from '#contract/staff/content/banners.ts'
import { bannerEditor } from '#i18n/ru/console/content/banners.ts'
import { editing } from '#i18n/ru/console/content/editing.ts'
import { changesBetween } from './banner-changes.ts'

const image = {
  language: 'ro',
  image: 'a1',
  narrow: '',
  alt: 'Reduceri',
  link: '/pricing',
} as const
const saved: EditedBanner = {
  ...{ id: 1, revision: 1, type: 2, position: 3, isActive: true, isFallback: false },
  ...{ startsAt: '2026-11-24T08:30', endsAt: '', languages: ['ro'], places: ['orhei'], pages: [] },
  images: [{ ...image, opensTab: false }],
  ...{ views: 0, clicks: 0, recentViews: 0, recentClicks: 0 },
}

const names = { languages: editing.languages, places: new Map([['orhei', 'Оргеев']]) }

function differences(typed: EditedBanner): readonly object[] {
  return changesBetween(saved, typed, bannerEditor, names).filter(
    ({ before, after }) => before !== after,
  )
}

test('what differs of a banner is told in words of the page, without names of the program', () => {
  const typed: EditedBanner = { ...saved, isActive: false, places: [], pages: ['home'] }
  expect(differences(typed)).toEqual([
    { label: 'Включён', before: 'включён', after: 'выключен' },
    { label: 'Тип страницы', before: '', after: 'Главная' },
    { label: 'Населённые пункты', before: 'Оргеев', after: '' },
  ])
})

test('a picture that is changed in one language differs in that language only', () => {
  const typed: EditedBanner = { ...saved, images: [{ ...image, alt: 'Ofertă', opensTab: true }] }
  expect(differences(typed)).toEqual([
    {
      label: `Картинка (${editing.languages.ro})`,
      before: 'a1\nReduceri\n/pricing',
      after: 'a1\nOfertă\n/pricing\nОткрывать в новой вкладке',
    },
  ])
})
