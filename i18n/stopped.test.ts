import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { stopped } from './stopped.ts'

test('a sentence ends with one stop', () => {
  expect(stopped('до 4 декабря 2026 г.')).toBe('до 4 декабря 2026 г.')
  expect(stopped('до 4 декабря')).toBe('до 4 декабря.')
})

test('no Russian text puts a stop of its own after a date', async () => {
  for await (const path of glob('i18n/ru/**/*.ts'))
    expect(await readFile(path, 'utf8'), path).not.toMatch(/\$\{(date|day)\}\./)
})
