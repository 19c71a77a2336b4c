import { expect, test } from 'vitest'
import { fieldOf, groupField, settingsFrom } from './settings-form.ts'

test('what the form does not show is not changed by saving it', () => {
  const form = new FormData()
  for (const group of ['messages', 'account']) form.append(groupField, group)
  form.append(fieldOf('messages', 'mail'), 'off')
  form.append(fieldOf('account', 'push'), 'on')

  expect(settingsFrom(form)).toEqual([
    { group: 'messages', mail: 'off', push: false },
    { group: 'account', push: true },
  ])
})
