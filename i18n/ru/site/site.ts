import { site as settings } from '#contract/site/site.ts'
import type { Texts } from '../../texts.ts'

export const site: Texts['site'] = {
  name: settings.name,
  tagline: settings.tagline.ru,
  about: 'примерно',
  noPrice: 'Цена договорная',
  head: {
    title: `${settings.name} | ${settings.tagline.ru}`,
    description:
      'Бесплатные объявления со всей Молдовы: машины, квартиры, телефоны, работа, услуги. Ищите, сравнивайте и пишите продавцу напрямую.',
  },
}
