import type { MenuEditor } from '../../../ro/console/content/menus.ts'

export const menuEditor: MenuEditor = {
  head: { title: 'Меню · Консоль', description: 'Меню в шапке и в подвале.' },
  title: 'Меню',
  about:
    'Названия статей меняются в самих статьях. Ссылки ведут на страницу сайта или на адрес https://.',
  menus: {
    header: 'Под шапкой',
    information: 'Подвал: «Информация»',
    support: 'Подвал: «Поддержка»',
  },
  empty: 'В меню ничего нет.',
  up: 'Переместить выше',
  down: 'Переместить ниже',
  remove: 'Убрать из меню',
  addLink: 'Добавить ссылку',
  addArticle: 'Добавить статью',
  article: 'статья',
  address: 'Адрес',
  labels: { ro: 'Название (ro)', ru: 'Название (ru)', en: 'Название (en)' },
  pricing: '«Цены» всегда стоят первыми в меню «Информация».',
}
