import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { withoutMarks } from '#contract/rules/text/fold.ts'
import { site } from '#contract/site/site.ts'
import { contactsIn } from '../contacts/service.ts'
import { erasedPrefix } from './rules.ts'

/** Latin lookalikes of Cyrillic letters. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    ѕ: 's',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
  },
  ...{
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    һ: 'h',
    ɡ: 'g',
    ı: 'i',
    ɑ: 'a',
  },
}
/** Latin transliterations; Russian speakers write ă as "э". */
const transliterations: Readonly<Record<string, string>> = {
  ...lookalikes,
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'j',
    з: 'z',
    и: 'i',
    й: 'i',
  },
  ...{
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
  },
  ...{ ц: 't', ч: 'ci', ш: 's', щ: 's', ъ: '', ы: 'i', ь: '', э: 'a', ю: 'iu', я: 'ia' },
}
const digitLetters: Readonly<Record<string, string>> = {
  ...{
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    8: 'b',
    9: 'g',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
  },
}

/** Words of a name without case, marks and script; l, I and 1 are equal, because they look alike. */
function wordsOf(name: string, letters: typeof lookalikes, digits: typeof digitLetters): string[] {
  const plain = withoutMarks(name).toLowerCase()
  const latin = [...plain].map((sign) => digits[sign] ?? letters[sign] ?? sign).join('')
  const words = latin.replaceAll('l', 'i').split(/[^a-z]+/)
  return words.filter((word) => word !== '')
}

function skeletons(name: string): string[][] {
  return [lookalikes, transliterations].flatMap((letters) =>
    [digitLetters, {}].map((digits) => wordsOf(name, letters, digits)),
  )
}

const product = wordsOf(site.name, lookalikes, {}).join('')
/**
 * Forms of the Romanian word that the product is named after ("casa găsită"); a deployment under another name has none.
 */
const commonForm = new RegExp(
  `(?:re|ne)${product}|${product}(?:a|e|i|ii|ui|eie|eior|iior|or|orui|oare)$`,
)

const staff = [
  ...[
    'admin',
    'administrator',
    'administratie',
    'administratia',
    'administration',
    'moderator',
    'moderare',
  ],
  ...[
    'moderatie',
    'support',
    'suport',
    'ajutor',
    'asistenta',
    'help',
    'helpdesk',
    'staff',
    'official',
    'oficial',
  ],
  ...[
    'root',
    'system',
    'sistem',
    'security',
    'securitate',
    'админ',
    'администратор',
    'администрация',
    'модератор',
  ],
  ...[
    'модерация',
    'поддержка',
    'поддержки',
    'саппорт',
    'помощь',
    'официальный',
    'безопасность',
    'система',
  ],
]
/** Words that do not distinguish a name from one of the staff. */
const neutral = [
  ...[
    'md',
    'moldova',
    'team',
    'echipa',
    'online',
    'chat',
    'bot',
    'site',
    'center',
    'centru',
    'client',
    'clienti',
  ],
  ...[
    'tehnic',
    'service',
    'desk',
    'the',
    'de',
    'la',
    'молдова',
    'команда',
    'сайт',
    'сайта',
    'служба',
    'центр',
  ],
  ...['клиентов', 'техническая', 'бот', 'чат', 'онлайн'],
]
const asRule = (words: readonly string[]): string =>
  [...new Set(words.flatMap((word) => skeletons(word).map((parts) => parts.join(''))))].join('|')
const staffName = new RegExp(
  `^(?:${asRule(neutral)})*(?:${asRule(staff)})(?:${asRule([...staff, ...neutral])})*$`,
)

/**
 * Whether a name could be mistaken for the product or its staff, in any letters and digits: it contains the product's
 * name other than as a common word, or consists only of staff words.
 */
export function isReservedName(name: string): boolean {
  return skeletons(name).some((words) => {
    const whole = words.join('')
    const containsProduct = words.some((word) => word.includes(product) && !commonForm.test(word))
    // Spelled out, as in "g-a-s-i-t", but not "Olga Sitnic".
    const isSpelledOut = whole.startsWith(product) && !words.some((word) => word.includes(product))
    return containsProduct || isSpelledOut || staffName.test(whole)
  })
}

/** Characters that are safe in a URL, with at least one letter or digit. */
const safeName = /^[^/\\?#%@<>"'`:]*[a-z0-9][^/\\?#%@<>"'`:]*$/
const phone = /^\D*(?:00373|373|0)?[67]\d{7}$/

/** Refusal code for a username that is not allowed; null if it is. Expects the stored form: lower case, ASCII. */
export function usernameObstacle(username: string): RefusalCode | null {
  const joined = username.replaceAll(/[._+()-]/g, '')
  const asDigits = joined.replaceAll('o', '0').replaceAll(/[li|]/g, '1')
  const isPhone = [joined, asDigits].some((one) => phone.test(one))
  if (!safeName.test(username) || isPhone || contactsIn(username) !== 'none')
    return 'username_unclear'
  if (username.startsWith(erasedPrefix)) return 'username_taken'
  return isReservedName(username) ? 'name_reserved' : null
}

/** Refuses a displayed name that contains contacts or could be mistaken for the site's. */
export function checkShownName(name: string, field: string): void {
  if (contactsIn(name) !== 'none') throw new Refusal('contacts_in_text', field)
  if (isReservedName(name)) throw new Refusal('name_reserved', field)
}
