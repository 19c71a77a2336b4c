import { site as settings } from '#contract/site.ts'
import type { Texts } from '../texts.ts'

export const accounts: Texts['accounts'] = {
  login: {
    head: {
      title: `Вход – ${settings.name}`,
      description: `Войдите в свой аккаунт ${settings.name} по номеру телефона и паролю.`,
    },
    title: 'Вход',
    phone: 'Телефон',
    phoneHint: 'Восемь цифр, например 69123456',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    submit: 'Войти',
    failed: 'Ой! Что-то пошло не так. Попробуйте ещё раз.',
    noAccountYet: 'Нет аккаунта?',
    register: 'Зарегистрируйтесь',
    welcome: (name) => `Добро пожаловать, ${name}!`,
  },
  registrationSoon: 'Регистрация скоро откроется. Если у вас уже есть аккаунт, войдите ниже.',
  opensLater: {
    head: { title: `Ваш аккаунт – ${settings.name}`, description: 'Этот раздел скоро откроется.' },
    title: 'Этот раздел скоро откроется',
    text: 'Аккаунт уже работает: можно подавать объявления и сохранять понравившиеся.',
  },
}
