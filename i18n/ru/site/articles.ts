import { stopped } from '../../stopped.ts'
import { site } from '#contract/site/site.ts'
import type { ArticleTexts } from '../../ro/site/articles.ts'

export const articles: ArticleTexts = {
  searchHead: (question) => ({
    title: `Помощь: «${question}» | ${site.name}`,
    description: `Ответы из справки ${site.name}.`,
  }),
  search: {
    label: 'Поиск по справке',
    placeholder: 'Чем вам помочь?',
    submit: 'Найти',
    found: (question) => `Ответы на запрос «${question}»`,
    none: (question) => `По запросу «${question}» ничего не нашлось.`,
    noneText: 'Спросите другими словами, выберите тему ниже или напишите нам.',
    contact: 'Написать нам',
    all: 'Все страницы',
  },
  topics: {
    start: 'Первые шаги',
    account: 'Ваш аккаунт',
    selling: 'Продажа',
    buying: 'Поиск и покупка',
    safety: 'Безопасность',
    rules: 'Правила и личные данные',
  },
  onPage: 'На этой странице',
  changed: (date) => `Изменено ${date}`,
  versions: {
    title: 'Версии',
    link: 'Прежние версии',
    of: (version, date) => `Версия ${version} от ${date}`,
    current: 'действующая',
    old: (date) => `Это старая версия, от ${stopped(date)}`,
    toCurrent: 'Открыть действующий текст',
  },
  rating: {
    title: 'Помогла ли вам эта страница?',
    yes: 'Да',
    no: 'Нет',
    thanks: 'Спасибо за ответ!',
    label: 'Чего не хватило?',
    hint: 'Не пишите пароли, коды и другие личные данные. Ответить отсюда мы не сможем.',
    send: 'Отправить',
    sent: 'Спасибо! Мы читаем всё, что вы пишете.',
  },
}
