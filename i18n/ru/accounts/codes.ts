import type { codes as ro } from '../../ro/accounts/codes.ts'
import type { Shape } from '../../texts.ts'

export const codes: Shape<typeof ro> = {
  sending: (phone) => `Отправляем код на ${phone}…`,
  sentBySms: (phone) => `Мы отправили код в SMS на ${phone}`,
  sentByCall: (phone) => `Звоним на ${phone} и диктуем код`,
  told: (phone) => `Мы продиктовали вам код по телефону ${phone}`,
  label: 'Код из пяти цифр',
  box: (number, of) => `Цифра ${number} из ${of}`,
  confirm: 'Подтвердить код',
  incomplete: 'Введите все пять цифр кода.',
  unexpected: 'Непредвиденная ошибка. Попробуйте ещё раз.',
  resendBySms: 'Получить код в SMS',
  resendByCall: 'Получить код по звонку',
  wait: (seconds) => `(через ${seconds} с)`,
  otherPhone: 'Указать другой номер телефона',
  tryAgain: 'Попробовать ещё раз',
  registerWithCall: 'Зарегистрироваться по звонку',
  haveAccount: 'Уже есть аккаунт?',
  login: 'Войти',
}
