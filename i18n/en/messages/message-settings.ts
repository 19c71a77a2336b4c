import type { MessageSettings } from '../../ro/messages/message-settings.ts'

export const messageSettings: MessageSettings = {
  title: 'Message settings',
  autoReply: {
    title: 'Automatic answer',
    label: 'Text of the answer',
    hint: 'Sent once to whoever asks whether an advert is still available. Empty: no automatic answer.',
    save: 'Save',
    saved: 'The automatic answer is saved.',
    removed: 'The automatic answer is off.',
  },
  blocked: {
    title: 'Blocked people',
    none: 'You have blocked nobody.',
    unblock: 'Unblock',
    unblockOf: (name) => `Unblock ${name}`,
    done: 'This person is unblocked.',
    erased: 'Deleted account',
  },
  failed: 'The settings could not be loaded.',
}
