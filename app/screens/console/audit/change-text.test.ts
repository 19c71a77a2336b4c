import { expect, test } from 'vitest'
import { audit as en } from '#i18n/en/console/audit.ts'
import { audit as ro } from '#i18n/ro/console/audit.ts'
import { audit as ru } from '#i18n/ru/console/audit.ts'
import { refusals } from '#i18n/ro/refusals.ts'
import { auditWords, slugsIn } from './audit-words.ts'
import { changeText } from './change-text.ts'

const common = { roles: {}, refusals, subcategories: { autoturisme: 'Autoturisme' } }
const words = {
  ro: auditWords({ lang: 'ro', audit: ro, ...common }),
  ru: auditWords({ lang: 'ru', audit: ru, ...common }),
  en: auditWords({ lang: 'en', audit: en, ...common }),
}
type Values = Readonly<Record<string, unknown>>
const said = (before: Values, after: Values, lang: keyof typeof words = 'ro'): string =>
  changeText(before, after, words[lang])

test('a decision is told in words: its queue, what was decided, and by which rules', () => {
  const decided = [
    { queue: 'edited' },
    { rules: ['title: text_misleading'], decision: 'reject' },
  ] as const

  expect(said(...decided)).toBe(
    'coada: Anunțuri modificate; decizia: Respinge; reguli încălcate: Titlul: Text înșelător',
  )
  expect(said(...decided, 'ru')).toBe(
    'очередь: Изменённые объявления; решение: Отклонить; нарушенные правила: Заголовок: Текст вводит в заблуждение',
  )
  expect(said({ queue: 'messages' }, { decision: 'approve' }, 'en')).toBe(
    'queue: Held messages; decision: Approve',
  )
})

test('an advert is moved to a subcategory by its name, not by its address', () => {
  const moved = [{ queue: 'new' }, { decision: 'move', subcategory: 'autoturisme' }] as const

  expect(said(...moved)).toBe('coada: Anunțuri noi; decizia: Mută; subcategoria: Autoturisme')
  expect(said({}, { into: 'autoturisme' })).toBe('în: Autoturisme')
  const line = { ...{ id: 1, at: '', staff: '', act: '', reason: '' }, before: {} }
  const subject = { kind: 'advert', id: '1' }
  expect(slugsIn([{ ...line, subject, after: moved[1] }])).toEqual(['autoturisme'])
})

test('a subcategory that is no longer there keeps the name of its address', () => {
  expect(said({}, { subcategory: 'telegrafe' })).toBe('subcategoria: telegrafe')
})

test('why a decision was not carried out is told in words', () => {
  expect(said({ decision: 'approve' }, { queue: 'new', because: 'case changed' })).toBe(
    `coada: Anunțuri noi; decizia: Aprobă; fiindcă: ${refusals.case_changed}`,
  )
  expect(said({}, { because: 'right lost' })).toBe(`fiindcă: ${ro.values['right lost']}`)
})

test('a state is told in words, and is no change where nothing came of it', () => {
  expect(said({ status: 'new' }, {})).toBe('stare: nouă')
  expect(said({ status: 'waiting' }, { status: 'closed' })).toBe('stare: așteaptă → închisă')
})

test('numbers are written as the reader writes them, and names of things stay whole', () => {
  expect(said({ lei: 0, vatRate: 20 }, { lei: 70.5, vatRate: 20 })).toBe('lei: 0 → 70,50')
  expect(said({ lei: 1200 }, { lei: 70.5 }, 'en')).toBe('lei: 1,200 → 70.50')
  expect(said({ status: 'active' }, { kept: 12_345, views: 12_345 })).toBe(
    'stare: activ; anunțul păstrat: 12345; vizualizări: 12.345',
  )
})
