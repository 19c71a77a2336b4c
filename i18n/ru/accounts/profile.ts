import { site } from '#contract/site/site.ts'
import type { ProfileTexts } from '../../ro/accounts/profile.ts'

export const profile: ProfileTexts = {
  follow: {
    start: 'Следить',
    stop: 'Не следить',
    stopOf: (name) => `Не следить: ${name}`,
    started: 'Мы сообщим в уведомлениях, когда появятся новые объявления.',
    stopped: 'Уведомлений об этом продавце больше не будет.',
  },
  following: {
    head: {
      title: `Мои продавцы | ${site.name}`,
      description: 'Продавцы, о новых объявлениях которых вы узнаёте из уведомлений.',
    },
    title: 'Мои продавцы',
    text: 'Об их новых объявлениях вы узнаёте из уведомлений.',
    empty: 'Вы пока ни за кем не следите.',
    emptyText:
      'Нажмите «Следить» на странице продавца, и мы сообщим, когда он опубликует что-то новое.',
    browse: 'Искать объявления',
  },
}
