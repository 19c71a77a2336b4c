import type { Transparency } from '#i18n/ro/site/transparency.ts'

/** "noiembrie 2026" of "2026-11"; empty without a month. */
export function monthTitle({ monthNames }: Transparency, month: string | null | undefined): string {
  const [year = '', number = ''] = month?.split('-') ?? []
  const name = monthNames[Number(number) - 1]
  return name ? `${name} ${year}` : ''
}
