import type { Shape } from '../../texts.ts'

/** Loaded with the dialog of the settings alone. */
export const messageSettings = {
  title: 'Setările mesajelor',
  autoReply: {
    title: 'Răspuns automat',
    label: 'Textul răspunsului',
    hint: 'Îl trimitem o singură dată celui care te întreabă dacă anunțul mai este valabil. Gol: fără răspuns automat.',
    save: 'Salvează',
    saved: 'Răspunsul automat este salvat.',
    removed: 'Răspunsul automat este oprit.',
  },
  blocked: {
    title: 'Persoane blocate',
    none: 'Nu ai blocat pe nimeni.',
    unblock: 'Deblochează',
    unblockOf: (name: string) => `Deblochează: ${name}`,
    done: 'Persoana este deblocată.',
    erased: 'Cont șters',
  },
  failed: 'Setările nu s-au putut încărca.',
}

export type MessageSettings = Shape<typeof messageSettings>
