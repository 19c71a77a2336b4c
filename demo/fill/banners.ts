import { readFile } from 'node:fs/promises'
import { addressIn, languages, type Labels } from '#contract/languages.ts'
import { bannerShapes } from '#contract/limits.ts'
import { renderBanner } from '#demo/pictures/render.ts'
import type { Storage } from '#domains/deps.ts'

const folder = new URL('../pictures/banners/', import.meta.url)

interface BannerPlan {
  /** 1 home carousel, 2 general */
  readonly type: 1 | 2
  readonly link: string
  /** Text in the image. */
  readonly says: Labels
}

/** Banners of the demo, by the first part of their file names. */
const bannerPlans: Readonly<Record<string, BannerPlan>> = {
  'sell-car': {
    type: 1,
    link: '/category/transport/autoturisme',
    says: {
      ro: 'Vinde-ți mașina fără intermediari',
      ru: 'Продайте автомобиль без посредников',
      en: 'Sell your car with no middlemen',
    },
  },
  'free-posting': {
    type: 1,
    link: '/add-advert',
    says: {
      ro: 'Publică gratuit și repede',
      ru: 'Подайте объявление бесплатно и быстро',
      en: 'Post for free, in no time',
    },
  },
  'autumn-home': {
    type: 1,
    link: '/category/casa-gradina',
    says: {
      ro: 'Toamna începe acasă',
      ru: 'Осень начинается с дома',
      en: 'Autumn starts at home',
    },
  },
  'farm-produce': {
    type: 1,
    link: '/category/agricultura',
    says: {
      ro: 'Roade proaspete direct de la gospodari',
      ru: 'Свежий урожай прямо из хозяйства',
      en: 'Fresh produce straight from the farm',
    },
  },
  'safe-meeting': {
    type: 1,
    link: '/article/safety',
    says: {
      ro: 'Întâlnește-te într-un loc public',
      ru: 'Встречайтесь в людном месте',
      en: 'Meet in a public place',
    },
  },
  'top-of-list': {
    type: 2,
    link: '/pricing',
    says: {
      ro: 'Ridică anunțul în capul listei',
      ru: 'Поднимите объявление в начало списка',
      en: 'Lift your advert to the top of the list',
    },
  },
  'your-shop': {
    type: 2,
    link: '/pricing',
    says: {
      ro: 'Magazinul tău, văzut în toată Moldova',
      ru: 'Ваш магазин увидит вся Молдова',
      en: 'Your shop, seen all over Moldova',
    },
  },
}

export async function storeBanners(storage: Storage) {
  const banners = []
  for (const [position, [name, { type, link, says }]] of Object.entries(bannerPlans).entries()) {
    const images = []
    for (const language of languages) {
      const image = `demo-${name}-${language}`
      const svg = await readFile(new URL(`${language}/${name}.svg`, folder), 'utf8')
      const store = async (as: string, shape: keyof typeof bannerShapes): Promise<void> =>
        storage.put(`banners/${as}.webp`, await renderBanner(svg, bannerShapes[shape]))
      await store(image, type === 1 ? 'carousel' : 'general')
      const narrow_image = type === 2 ? `${image}-narrow` : ''
      if (narrow_image) await store(narrow_image, 'generalNarrow')
      images.push({
        ...{ language, image, narrow_image, alt: says[language] },
        ...{ link_url: addressIn(language, link), link_target: '_self' },
      })
    }
    banners.push({ type, position, pages: ['home'], images })
  }
  return banners
}
