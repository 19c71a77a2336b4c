import type { Callbacks } from '../../ro/console/callbacks.ts'

export const callbacks: Callbacks = {
  head: { title: 'Callbacks · Console', description: 'Who is waiting to be called.' },
  title: 'Callbacks',
  about:
    'Call the person and make sure that they asked for it. Then send the code: a voice reads it out by phone, and the person finishes registering.',
  promise: (hours) => `A call is promised within ${hours} hours.`,
  none: 'Nobody is waiting for a call.',
  times: {
    any: 'at any time',
    morning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  },
  called: 'code read out',
  call: 'Send the code',
  callAgain: 'Send the code again',
  done: (name) => `${name} gets the code by phone call.`,
  close: 'Close',
  closed: 'The request was closed.',
}
