import type { AnswerMail } from './answers-ro.ts'

const mark = '–– Пишите ответ над этой строкой · GS-20261123-0042 ––'
const ours = `${mark}\n\nЗдравствуйте!\n\nКакой у вас телефон?\n\nОтветьте на это письмо или здесь:\nhttps://gasit.md/ru/ticket/17.abc`
const help = 'help+17-0123456789abcdef01234567@gasit.md'
const quoted = ours.replaceAll(/^/gm, '> ')
const own = 'Добрый день!\n\nУ меня Samsung A52. Код так и не пришёл.'

export const russianAnswers: readonly AnswerMail[] = [
  {
    program: 'Gmail',
    own,
    text: `${own}\n\nпн, 23 нояб. 2026 г. в 14:05, Găsit <${help}>:\n\n${quoted}\n`,
  },
  {
    program: 'Gmail with a wrapped introduction',
    own,
    encoding: 'base64',
    text: `${own}\n\nпн, 23 нояб. 2026 г. в 14:05, Служба поддержки Găsit <\n${help}>:\n\n${quoted}\n`,
  },
  {
    program: 'Outlook',
    own,
    text: `${own}\n\nОт: Găsit <${help}>\nОтправлено: понедельник, 23 ноября 2026 г. 14:05\nКому: Анна <anna@example.md>\nТема: [GS-20261123-0042] Не приходит код\n\n${ours}\n`,
  },
  {
    program: 'Outlook for iOS',
    own: 'Спасибо, всё работает.',
    text: `Спасибо, всё работает.\n\nСкачать Outlook для iOS<https://aka.ms/o0ukef>\n________________________________\nОт: Găsit <${help}>\nОтправлено: Monday, November 23, 2026 2:05:11 PM\nКому: anna@example.md\nТема: [GS-20261123-0042]\n\n${ours}\n`,
  },
  {
    program: 'Mail.ru',
    own,
    text: `${own}\n\n \n>Понедельник, 23 ноября 2026, 14:05 +02:00 от Găsit <${help}>:\n> \n${quoted}\n`,
    html: '<p>иначе</p>',
  },
  {
    program: 'Mail.ru with a signature',
    own: 'Код пришёл только со второго раза.',
    text: `Код пришёл только со второго раза.\n \n \n--\nАнна Попова\nОтправлено из Почты Mail\n \n \n>Понедельник, 23 ноября 2026, 14:05 +02:00 от Găsit <${help}>:\n>\n${quoted}\n`,
  },
  {
    program: 'the app of Mail.ru',
    own: 'Нет, не пришёл.',
    text: `Нет, не пришёл.\n\nОтправлено из мобильной Почты Mail\n\nпонедельник, 23 ноября 2026 г., 14:05 +0200 от ${help} <${help}>:\n\n${ours}\n`,
  },
  {
    program: 'Yandex, HTML alone',
    own: 'Спасибо!',
    html: `<div>Спасибо!</div><div> </div><div>23.11.2026, 14:05, "Găsit" &lt;${help}&gt;:</div><blockquote><p>${mark}</p><p>Какой у вас телефон?</p></blockquote><div> </div><div>-- </div><div>Отправлено из мобильного приложения Яндекс Почты</div>`,
  },
  {
    program: 'Yandex',
    own,
    text: `${own}\n\n23.11.2026, 14:05, "Găsit" <${help}>:\n\n${ours}\n`,
  },
  {
    program: 'the app of Yandex',
    own: 'Попробую завтра.',
    text: `Попробую завтра.\n\n-- \nОтправлено из мобильного приложения Яндекс Почты\n\n23.11.2026, 14:05, Găsit <${help}>:\n\n${quoted}\n`,
  },
  {
    program: 'iPhone',
    own: 'Так и не пришёл',
    text: `Так и не пришёл\n\nОтправлено с iPhone\n\n> 23 нояб. 2026 г., в 14:05, Găsit <${help}> написал(а):\n> \n${quoted}\n`,
  },
  {
    program: 'Apple Mail',
    own,
    text: `${own}\n\n23 нояб. 2026 г., в 14:05, Găsit <${help}> написал(а):\n\n${quoted}\n`,
  },
  {
    program: 'Thunderbird with answers between the lines',
    own: 'Samsung A52.\n\nMoldcell.',
    text: `23.11.2026 14:05, Găsit пишет:\n> Какой у вас телефон?\nSamsung A52.\n\n> Какой оператор?\nMoldcell.\n`,
  },
  {
    program: 'The Bat! in Windows-1251',
    own: 'Здравствуйте. Я всё проверил.',
    charset: 'windows-1251',
    text: 'Здравствуйте. Я всё проверил.\n\n-----Исходное сообщение-----\nОт кого: support\nДата: 23.11.2026\nКому: ivan\n\nтекст\n',
  },
  {
    program: 'KOI8-R',
    own: 'Не могу войти.',
    charset: 'koi8-r',
    encoding: '8bit',
    text: 'Не могу войти.\n\n--\nИван\n',
  },
]
