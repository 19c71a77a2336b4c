import { describe, expect, test } from 'vitest'
import type { Banner } from '#contract/site/banners.ts'
import { advertWith } from '#tests/support/app/adverts.ts'
import { toColumns } from './popular-columns.ts'
import { toSlides } from '../../parts/banners/slides.ts'

type Image = Banner['images'][number]

const picture = (image: string, given: Partial<Image> = {}): Image => ({
  ...{ image, narrow: '', alt: '', linkURL: '/pricing', linkTarget: '_self' },
  ...given,
})
const bannerOf = (...images: readonly Image[]): Banner => ({
  id: '1',
  type: 1,
  images: [...images],
})

describe('a banner', () => {
  test('is shown in the language of the page', () => {
    const banner = bannerOf(picture('ro'), picture('ru', { alt: 'Реклама' }), picture('en'))
    expect(toSlides([banner], 'ru')).toEqual([
      { id: '1', image: 'ru', alt: 'Реклама', href: '/pricing', opensTab: false },
    ])
  })

  test('without a picture in it shows another language’s, with that one’s link', () => {
    const banner = bannerOf(picture(''), picture('ru', { linkURL: '/ru' }), picture('en'))
    expect(toSlides([banner], 'ro')).toMatchObject([{ image: 'ru', href: '/ru' }])
  })

  test('without any picture is left out', () => {
    expect(toSlides([bannerOf(picture(''), picture('')), bannerOf()], 'ro')).toEqual([])
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'leads nowhere by the address "%s"',
    (linkURL) => {
      const [slide] = toSlides([bannerOf(picture('ro', { linkURL }))], 'ro')
      expect(slide).not.toHaveProperty('href')
    },
  )

  test('opens a tab of its own where its owner wants so, and has a picture for phones', () => {
    const image = picture('ro', { linkTarget: '_blank', narrow: 'ro-narrow' })
    expect(toSlides([bannerOf(image)], 'ro')).toMatchObject([
      { opensTab: true, narrow: 'ro-narrow' },
    ])
  })
})

const labels = (name: string) => ({ ro: name, ru: name, en: name })
const popular = (slug: string, adverts: number) => ({
  slug,
  labels: labels(slug),
  adverts: Array.from({ length: adverts }, (_, at) => advertWith({ id: `${slug}-${at}` })),
})

describe('what is popular', () => {
  test('stands in a column for each category that has something, two adverts at most', () => {
    const columns = toColumns(
      [popular('case', 9), popular('nimic', 0), popular('auto', 2)],
      'ro',
      'desktop',
    )
    expect(columns.map(({ slug, adverts }) => [slug, adverts.length])).toEqual([
      ['case', 2],
      ['auto', 2],
    ])
  })

  test('is one column on a phone, of four adverts at most', () => {
    const categories = [popular('nimic', 0), popular('case', 9), popular('auto', 1)]
    const columns = toColumns(categories, 'ro', 'mobile')
    expect(columns.map(({ slug, adverts }) => [slug, adverts.length])).toEqual([['case', 4]])
  })

  test('is made once for an answer, a language and a size', () => {
    const answer = [popular('case', 1)]
    expect(toColumns(answer, 'ro', 'desktop')).toBe(toColumns(answer, 'ro', 'desktop'))
    expect(toColumns(answer, 'ru', 'desktop')).not.toBe(toColumns(answer, 'ro', 'desktop'))
    expect(toColumns([...answer], 'ro', 'desktop')).not.toBe(toColumns(answer, 'ro', 'desktop'))
  })

  test('says what a price is for, and where its range ends', () => {
    const adverts = [advertWith({ price_unit: 'month', price_to: 300 })]
    const [column] = toColumns([{ ...popular('case', 0), adverts }], 'ro', 'desktop')
    expect(column?.adverts[0]).toMatchObject({ price: 100, priceUnit: 'month', priceTo: 300 })
  })

  test('carries the first photo of an advert alone', () => {
    const adverts = [advertWith({ ad_images: { images: [{ image: 'one' }, { image: 'two' }] } })]
    const [column] = toColumns([{ ...popular('case', 0), adverts }], 'ro', 'desktop')
    expect(column?.adverts[0]).toMatchObject({ image: 'one' })
    expect(column?.adverts[0]).not.toHaveProperty('images')
  })
})
