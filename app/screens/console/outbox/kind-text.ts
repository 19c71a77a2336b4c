import type { Outbox } from '#i18n/ro/console/outbox.ts'

export function kindText({ kinds }: Outbox, kind: string): string {
  const words: Readonly<Record<string, string>> = kinds
  return words[kind] ?? kind
}
