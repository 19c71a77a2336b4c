import { expect, test } from 'vitest'
import { answerLine } from './answer-line.ts'

const sorry = 'Sorry...'

test('an answer that leads to a known screen has its link under its name', () => {
  const links = [{ path: '/my-adverts', label: 'My adverts' }]

  expect(answerLine({ message: 'Here.\n[[go:/my-adverts]]', links }, sorry)).toEqual({
    ...{ from: 'bot', text: 'Here.', links },
  })
})

test('an answer of a server that names no links leads there by its path', () => {
  expect(answerLine({ message: 'Here. [[go:/login]]', links: [] }, sorry).links).toEqual([
    { path: '/login', label: '/login' },
  ])
})

test.each(['/nowhere', '//evil.example', 'javascript:alert(1)', '', 'https://evil.example/login'])(
  'a dead end says so, and is no link: "%s"',
  (path) => {
    const links = [{ path, label: 'Go' }]

    expect(answerLine({ message: `Here.\n[[go:${path}]]`, links }, sorry)).toEqual({
      ...{ from: 'bot', text: 'Here.\nSorry...', links: [] },
    })
    expect(answerLine({ message: `[[go:${path}]]`, links }, sorry).text).toBe(sorry)
  },
)
