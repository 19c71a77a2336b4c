import { createElement as h } from 'react'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { Button, ButtonLink } from './button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { CallProblem } from './problem-line.tsx'
import { Tick } from './tick.tsx'

/** Value of an attribute of the first matching element. */
function attribute(markup: string, element: string, name: string): string | undefined {
  const [, attributes = ''] = new RegExp(`<${element}\\b([^>]*)>`).exec(markup) ?? []
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
}

describe('a field', () => {
  test('is named by its label', () => {
    const markup = markupOf(h(Field, { label: 'Nume', name: 'name' }))
    expect(attribute(markup, 'label', 'for')).toBe(attribute(markup, 'input', 'id'))
    expect(markup).not.toContain('aria-')
  })

  test('is described by its hint, its error and the room that is left, in this order', () => {
    const counter = { text: 'Încă 5 semne', isOver: false }
    const markup = markupOf(
      h(Field, {
        label: 'Nume',
        name: 'name',
        id: 'n',
        hint: 'Cum te cheamă',
        error: 'Scrie-l',
        counter,
      }),
    )
    expect(attribute(markup, 'input', 'aria-describedby')).toBe('n-hint n-error n-left')
    for (const id of ['n-hint', 'n-error', 'n-left']) expect(markup).toContain(`id="${id}"`)
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true')
  })

  test('may be marked wrong without words of its own', () => {
    const markup = markupOf(h(Field, { label: 'Preț', name: 'price', error: '' }))
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true')
    expect(wordsOf(markup)).toBe('Preț')
  })

  test('says that it is optional, or that it is not', () => {
    expect(wordsOf(markupOf(h(Field, { label: 'Nume', name: 'n', isOptional: true })))).toBe(
      `Nume (${ro.layout.optional})`,
    )
    const required = markupOf(h(Field, { label: 'Nume', name: 'n', isRequired: true }))
    expect(attribute(required, 'input', 'aria-required')).toBe('true')
  })

  test('gives what it knows to the select that takes the place of the input', () => {
    const select = h('select', { defaultValue: 'a' }, h('option', { value: 'a' }, 'A'))
    const markup = markupOf(
      h(Field, { label: 'Fel', name: 'kind', id: 'k', error: 'Alege' }, select),
    )
    expect(markup).not.toContain('<input')
    expect(attribute(markup, 'select', 'id')).toBe('k')
    expect(attribute(markup, 'select', 'aria-describedby')).toBe('k-error')
  })
})

describe('a password', () => {
  const fieldOf = (given: object) =>
    h(PasswordField, { label: 'Parola', name: 'pass', onChange: () => {}, ...given })

  test('is offered to the password manager as the known or the new one', () => {
    const autocomplete = (given: object) =>
      attribute(markupOf(fieldOf({ value: '', ...given })), 'input', 'autoComplete')
    expect(autocomplete({})).toBe('current-password')
    expect(autocomplete({ isNew: true })).toBe('new-password')
    expect(autocomplete({ isRepeated: true })).toBe('new-password')
  })

  const { strength } = ro.accounts.login
  test.each([
    ['', strength.refused(6)],
    ['Ab1', strength.refused(6)],
    ['Ab1!', strength.short(6)],
    ['aaaaaaaa', strength.weak],
    ['abcdefgh', strength.weak],
    ['un cal verde', ro.refusals.password_spaces],
    ['gasit2026', ro.refusals.password_common],
    ['Parola123', ro.refusals.password_common],
    ['69123456', ro.refusals.password_common],
    ['abcdefgh12', strength.asking],
  ])('of "%s" is told how good it is', (value, said) => {
    const own = { phone: '69123456' }
    expect(wordsOf(markupOf(fieldOf({ value, isNew: true, own })))).toContain(said)
  })

  test('that is typed to log in is not judged', () => {
    expect(markupOf(fieldOf({ value: 'aaaa' }))).not.toContain('<meter')
  })

  test('is as long as whoever runs the site asks for', () => {
    const short = markupOf(fieldOf({ value: 'abcdefgh12', isNew: true }), {
      settings: { passwordMinLength: 12 },
    })
    expect(wordsOf(short)).toContain(strength.refused(12))
    const refused = fieldOf({ value: 'abc', error: ro.refusals.password_short })
    expect(wordsOf(markupOf(refused, { settings: { passwordMinLength: 12 } }))).toContain(
      ro.accounts.login.tooShort(12),
    )
  })
})

describe('what is wrong with a form', () => {
  const labels = { name: 'Nume', phone: 'Telefon' }

  test('is said only where something is', () => {
    expect(markupOf(h(ErrorSummary, { errors: {}, labels }))).toBe('')
    expect(markupOf(h(ErrorSummary, { errors: { name: undefined }, labels }))).toBe('')
  })

  test('leads to each field, in the order of the form', () => {
    const errors = { name: 'name_missing', phone: 'phone_invalid' } as const
    const markup = markupOf(h(ErrorSummary, { errors, labels }))
    expect([...markup.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual([
      'name',
      'phone',
    ])
    expect(wordsOf(markup)).toContain(`Nume: ${ro.refusals.name_missing}`)
    expect(markup).toContain('role="alert"')
  })

  test('begins with one sentence where several fields were left empty', () => {
    const two = { name: 'name_missing', phone: 'field_required' } as const
    const one = { name: 'name_missing', phone: 'phone_invalid' } as const
    const said = (errors: typeof one | typeof two) =>
      wordsOf(markupOf(h(ErrorSummary, { errors, labels })))
    expect(said(two)).toContain(ro.refusals.fields_missing)
    expect(said(one)).not.toContain(ro.refusals.fields_missing)
  })
})

describe('a call that failed', () => {
  test('says nothing as long as it has not', () => {
    expect(markupOf(h(CallProblem, { call: { refusal: null, retry: null } }))).toBe('')
  })

  test('offers the same once more where that may succeed', () => {
    const refusal = new Refusal('unavailable')
    const away = markupOf(h(CallProblem, { call: { refusal, retry: () => {} } }))
    expect(wordsOf(away)).toBe(`${ro.refusals.unavailable} ${ro.layout.retry}`)

    const call = { refusal: new Refusal('too_many_requests', undefined, 120), retry: null }
    const words = wordsOf(markupOf(h(CallProblem, { call })))
    expect(words).toContain(ro.layout.retryAfter(120))
    expect(words).not.toContain(ro.layout.retry)
  })
})

describe('a button', () => {
  test('sends no form unless it is meant to', () => {
    expect(attribute(markupOf(h(Button, {}, 'Da')), 'button', 'type')).toBe('button')
    expect(attribute(markupOf(h(Button, { type: 'submit' }, 'Da')), 'button', 'type')).toBe(
      'submit',
    )
  })

  test('that is busy keeps its place and can still be focused', () => {
    const markup = markupOf(h(Button, { busy: true }, 'Trimite'))
    expect(attribute(markup, 'button', 'aria-busy')).toBe('true')
    expect(markup).not.toContain('disabled')
  })

  test('may be a link that looks like one', () => {
    expect(attribute(markupOf(h(ButtonLink, { href: '/x' }, 'X')), 'a', 'href')).toBe('/x')
  })
})

test('a box to tick has its hint tied to it', () => {
  const tick = { name: 'free', label: 'Gratuit', isOn: true, onChange: () => {} }
  const markup = markupOf(h(Tick, { ...tick, hint: 'Fără preț' }))
  const described = attribute(markup, 'input', 'aria-describedby')
  expect(markup).toContain(`id="${described}"`)
  expect(attribute(markupOf(h(Tick, tick)), 'input', 'aria-describedby')).toBeUndefined()
})
