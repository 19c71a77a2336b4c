import { plural } from '../../plural.ts'
import { stopped } from '../../stopped.ts'
import { site as settings } from '#contract/site/site.ts'
import type { Texts } from '../../texts.ts'

export const accounts: Texts['accounts'] = {
  login: {
    head: {
      title: `Вход | ${settings.name}`,
      description: `Войдите в свой аккаунт ${settings.name} по номеру телефона и паролю.`,
    },
    restoreHead: {
      title: `Восстановление доступа | ${settings.name}`,
      description: `Забыли пароль? Задайте новый для своего аккаунта ${settings.name}.`,
    },
    title: 'Вход',
    reasons: {
      messages:
        'Здесь ваша переписка с продавцами и покупателями. Войдите, чтобы читать её и отвечать.',
      favorites:
        'Здесь собраны объявления, которые вы добавили в избранное. Войдите, чтобы их увидеть.',
      notifications:
        'Здесь мы сообщаем обо всём новом для вас. Войдите, чтобы прочитать уведомления.',
      searches: 'Здесь ваши сохранённые поиски. Войдите, чтобы их увидеть.',
      adverts: 'Здесь ваши объявления. Войдите, чтобы их увидеть.',
    },
    phone: 'Телефон',
    phoneHint: 'Восемь цифр, например 69123456',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    tooShort: (count) =>
      plural('ru', count, {
        one: 'Пароль должен содержать не менее # символа.',
        other: 'Пароль должен содержать не менее # символов.',
      }),
    strength: {
      refused: (count) =>
        plural('ru', count, {
          one: 'Не меньше # символа',
          other: 'Не меньше # символов',
        }),
      short: (count) =>
        plural('ru', count, {
          one: 'Лучше не меньше # символа',
          other: 'Лучше не меньше # символов',
        }),
      asking: 'Проверяем…',
      weak: 'Слабый',
      good: 'Хороший',
      strong: 'Надёжный',
    },
    byCode: 'Войти по коду из SMS',
    withEmail: 'Войти по адресу электронной почты',
    withPhone: 'Войти по номеру телефона',
    email: 'Электронная почта',
    code: 'Код из приложения',
    codeHint: 'Шесть цифр или резервный код',
    forgot: 'Забыли пароль?',
    undelete: 'Отменить удаление',
    undeleteHint:
      'В течение 14 дней после удаления его можно вернуть: нажмите «Отменить удаление».',
    resend: 'Отправить ссылку ещё раз',
    resent:
      'Мы отправили вам ссылку ещё раз. Она действует 24 часа. Если не найдёте письмо, загляните и в «Спам».',
    submit: 'Войти',
    failed: 'Ой! Что-то пошло не так. Попробуйте ещё раз.',
    banned: {
      now: 'Ваш аккаунт заблокирован.',
      until: (date) => `Ваш аккаунт заблокирован до ${stopped(date)}`,
      reason: (reason) => `Причина: ${reason}`,
      help: 'Не согласны? Напишите в поддержку',
    },
    noAccountYet: 'Нет аккаунта?',
    register: 'Зарегистрируйтесь',
    welcome: (name) => (name ? `Добро пожаловать, ${name}!` : 'Добро пожаловать!'),
  },
  register: {
    head: {
      title: `Регистрация | ${settings.name}`,
      description: `Откройте бесплатный аккаунт ${settings.name} по номеру телефона.`,
    },
  },
  registerWithCall: {
    head: {
      title: `Регистрация по звонку | ${settings.name}`,
      description: `Оставьте номер телефона: мы позвоним и поможем открыть аккаунт ${settings.name}.`,
    },
  },
  linkHead: {
    title: `Ссылка из письма | ${settings.name}`,
    description: 'Подтвердите адрес электронной почты или задайте новый пароль.',
  },
  myDashboard: {
    head: {
      title: `Мой кабинет | ${settings.name}`,
      description: 'Что ждёт вас, ваши объявления и сколько раз их смотрят.',
    },
  },
  myProfile: {
    head: {
      title: `Мой профиль | ${settings.name}`,
      description: 'Фото, данные, контакты и безопасность вашего аккаунта.',
    },
  },
}
