import { countedDays } from '../counted.ts'
import { site } from '#contract/site/site.ts'
import { plural } from '../plural.ts'

/** What is sent to people. A text to a phone fits one message: in Cyrillic it has room for 70 signs. */
export const messages = {
  /** A seller's automatic words to everybody else who asked. */
  sold: 'Здравствуйте! Вещь уже продана, спасибо за интерес.',
  code: (code: string) => `${code} – ваш код ${site.name}. Никому его не говорите.`,
  hello: (name: string) => `Здравствуйте, ${name}!`,
  ignore: 'Если это были не вы, ничего делать не нужно.',
  confirm: {
    subject: `Подтвердите адрес электронной почты для ${site.name}`,
    text: 'Чтобы открыть аккаунт, подтвердите адрес электронной почты по этой ссылке. Она действует 24 часа:',
  },
  alreadyRegistered: {
    subject: `У вас уже есть аккаунт на ${site.name}`,
    text: 'Кто-то, возможно вы сами, хотел зарегистрировать новый аккаунт с этим адресом, но он у вас уже есть. Здесь можно войти или восстановить доступ:',
  },
  change: {
    subject: `Подтвердите новый адрес электронной почты для ${site.name}`,
    text: 'Чтобы этот адрес стал адресом вашего аккаунта, откройте ссылку. Она действует 24 часа:',
  },
  changed: {
    subject: `Адрес электронной почты вашего аккаунта ${site.name} изменён`,
    text: 'Теперь ваш аккаунт привязан к другому адресу электронной почты. Если его сменили не вы, сразу напишите нам:',
  },
  ending: {
    subject: 'Срок вашего объявления скоро закончится',
    text: (noticeDays: number, lifeDays: number) =>
      `До окончания срока объявления выше: ${countedDays('ru', noticeDays)}. Продлите его одним нажатием, и с этого дня его будут видеть ещё ${countedDays('ru', lifeDays)}:`,
  },
  restore: {
    subject: `Доступ к вашему аккаунту ${site.name}`,
    text: 'Выберите новый пароль по этой ссылке. Она действует 30 минут и только один раз:',
  },
  safety: {
    subject: `Безопасность вашего аккаунта ${site.name}`,
    changes: {
      password: 'Пароль изменён.',
      phone: 'Номер телефона изменён.',
      email: 'Адрес почты изменён.',
      factorOn: 'Двухэтапная проверка включена.',
      factorOff: 'Двухэтапная проверка выключена.',
    },
    text: 'Если это были вы, ничего делать не нужно. Если нет, сразу восстановите доступ:',
    /** `isLost`: the number is not the account's any more, so it restores nothing. */
    sms: (change: string, isLost: boolean) =>
      `${site.name}: ${change} Не вы? ${isLost ? 'Напишите нам.' : 'Смените пароль.'}`,
  },
  decisions: {
    approve: {
      subject: (title: string) => `Ваше объявление «${title}» опубликовано`,
      text: (title: string) => `Мы проверили объявление «${title}»: всё в порядке, его видят все.`,
      next: 'Посмотреть объявление:',
    },
    reject: {
      subject: (title: string) => `Ваше объявление «${title}» не опубликовано`,
      text: (title: string) => `Мы проверили объявление «${title}» и не смогли его опубликовать:`,
      next: 'Исправьте его здесь, и мы проверим его снова:',
    },
    suspend: {
      subject: (title: string) => `Ваше объявление «${title}» приостановлено`,
      text: (title: string) => `Объявление «${title}» пока никому не показывается:`,
      next: 'Исправьте его здесь, и мы проверим его снова:',
    },
    unsuspend: {
      subject: (title: string) => `Ваше объявление «${title}» снова видно`,
      text: (title: string) =>
        `Мы сняли приостановку с объявления «${title}»: его снова видят все.`,
      next: 'Посмотреть объявление:',
    },
  },
  channels: {
    message: (title: string) =>
      title ? `Непрочитанные сообщения: ${title}` : 'У вас непрочитанные сообщения',
    open: 'Нажмите, чтобы посмотреть на сайте.',
    mail: {
      subject: (count: number) =>
        `${plural('ru', count, { one: '# новость', few: '# новости', many: '# новостей', other: '# новости' })} на ${site.name}`,
      all: 'Все уведомления:',
      settings: 'Выбрать, о чём и как вам сообщать:',
    },
    telegram: {
      paired: `Готово! Теперь новости с ${site.name} будут приходить сюда. Чтобы остановить, напишите /stop.`,
      spent:
        'Эта ссылка больше не действует. Запросите новую на сайте: «Уведомления», «Настройки».',
      stopped:
        'Больше мы вам сюда не пишем. Снова подключить Telegram можно на сайте в любой момент.',
    },
  },
  alerts: {
    free: 'Бесплатно',
    byAgreement: 'Цена договорная',
    search: {
      subject: (count: number, name: string) =>
        `${plural('ru', count, { one: '# новое объявление', few: '# новых объявления', many: '# новых объявлений', other: '# нового объявления' })}: ${name}`,
      intro: (name: string) => `Новое по вашему поиску «${name}»:`,
      more: (count: number) =>
        plural('ru', count, {
          one: 'И ещё # новое объявление.',
          few: 'И ещё # новых объявления.',
          many: 'И ещё # новых объявлений.',
          other: 'И ещё # нового объявления.',
        }),
      all: 'Посмотреть весь список:',
    },
    prices: {
      subject: (count: number) =>
        plural('ru', count, {
          one: 'Подешевело # объявление из избранного',
          few: 'Подешевели # объявления из избранного',
          many: 'Подешевели # объявлений из избранного',
          other: 'Подешевело # объявления из избранного',
        }),
      intro: 'Эти объявления из вашего избранного теперь стоят меньше:',
      fell: (before: string, now: string) => `${now} (было ${before})`,
      more: (count: number) =>
        plural('ru', count, {
          one: 'И ещё # объявление.',
          few: 'И ещё # объявления.',
          many: 'И ещё # объявлений.',
          other: 'И ещё # объявления.',
        }),
      all: 'Посмотреть избранное:',
    },
    unread: {
      subject: (count: number, title: string) =>
        `${plural('ru', count, { one: '# новое сообщение', few: '# новых сообщения', many: '# новых сообщений', other: '# нового сообщения' })}: ${title}`,
      intro: (count: number) =>
        `Вас ${plural('ru', count, { one: 'ждёт # непрочитанное сообщение', few: 'ждут # непрочитанных сообщения', many: 'ждут # непрочитанных сообщений', other: 'ждут # непрочитанного сообщения' })}. Прочитать и ответить:`,
      all: 'Все переписки:',
    },
    stop: 'Не хотите получать такие письма? Отключите их одним нажатием, входить в аккаунт не нужно:',
  },
}
