import { site } from '#contract/site/site.ts'
import type { MyReports } from '../../ro/reports/my-reports.ts'

export const myReports: MyReports = {
  head: {
    title: `Жалобы | ${site.name}`,
    description: 'Ваши жалобы и что мы по ним решили.',
  },
  title: 'Мои жалобы',
  subjects: {
    advert: (title) => `Объявление «${title}»`,
    profile: (name) => `Профиль @${name}`,
    message: (title) => `Сообщение по объявлению «${title}»`,
    review: (name) => `Отзыв о @${name}`,
  },
  aboutSender: (name) => (name ? `Отзыв @${name} о вас` : 'Отзыв о вас'),
  gone: {
    advert: 'Объявление, которое больше не показывается',
    profile: 'Профиль, который больше не показывается',
    message: 'Сообщение',
    review: 'Отзыв, который больше не показывается',
  },
  reason: 'Причина:',
  sent: (date) => `Отправлена: ${date}`,
  states: {
    open: 'На проверке',
    upheld: 'Мы приняли меры',
    rejected: 'Мы проверили: всё в порядке',
  },
  decided: (date) => `Решение: ${date}`,
  empty: {
    title: 'Вы ещё не отправляли жалоб.',
    text: 'Если что-то не так, нажмите «Пожаловаться» у объявления, профиля, сообщения или отзыва. Здесь будет видно, что мы решили.',
  },
}
