import { countedDays, countedTimes } from '../../counted.ts'
import { site as settings } from '#contract/site/site.ts'
import type { pricing as ro, Range } from '../../ro/site/pricing.ts'
import type { Shape } from '../../texts.ts'

export const pricing: Shape<typeof ro> = {
  head: {
    title: `Цены | ${settings.name}`,
    description: `Сколько стоит объявление на ${settings.name}: публикация и продвижение бесплатны.`,
  },
  title: 'Цены',
  lead: 'Публикация объявления бесплатна. Продвижение сегодня тоже бесплатно.',
  service: 'Услуга',
  price: 'Цена',
  limit: 'Что вы получаете',
  free: 'Бесплатно',
  rows: ({ life, photos, promotions, cycleDays }) => [
    {
      name: 'Публикация объявления',
      limit: `В любой категории, на ${range(life, (count) => countedDays('ru', count))}`,
    },
    { name: 'Фотографии', limit: `В объявлении: ${range(photos, String)}` },
    {
      name: 'Продвижение',
      limit: `Ставит объявление на первое место: раз в день, ${countedTimes('ru', promotions)} за ${countedDays('ru', cycleDays)}`,
    },
    { name: 'Сообщения и предложения цены', limit: 'Без ограничений и комиссии' },
    { name: 'Аккаунт компании', limit: 'Ваш бренд как имя пользователя' },
  ],
  change:
    'Если когда-нибудь за что-то придётся платить, цена появится здесь заранее, а опубликованное бесплатно останется бесплатным.',
  post: 'Подать объявление',
}

function range({ least, most }: Range, say: (count: number) => string): string {
  return least === most ? say(most) : `${least}–${say(most)}, в зависимости от категории`
}
