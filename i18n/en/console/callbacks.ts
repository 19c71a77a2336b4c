import type { Callbacks } from '../../ro/console/callbacks.ts'

export const callbacks: Callbacks = {
  head: { title: 'Callbacks · Console', description: 'Who waits to be called.' },
  title: 'Callbacks',
  about:
    'Call the person and make sure that they asked for it. Then send the code: a voice tells it by phone, and the person finishes the registration.',
  none: 'Nobody waits for a call.',
  times: {
    any: 'at any time',
    morning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  },
  asked: (when) => `asked ${when}`,
  called: 'code told',
  call: 'Send the code',
  callAgain: 'Send the code again',
  done: (name) => `${name} is called with the code.`,
  close: 'Close',
  closed: 'The request was closed.',
}
