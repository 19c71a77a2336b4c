import type { AdvertToolsTexts } from '../../ro/adverts/advert-tools.ts'

export const advertTools: AdvertToolsTexts = {
  zoom: 'Увеличить или уменьшить',
  share: {
    title: 'Поделиться объявлением',
    copy: 'Скопировать ссылку',
    other: 'Другое приложение',
  },
}
