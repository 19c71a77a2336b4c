const chisinauDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Chisinau' })

/** The calendar day in Chișinău, YYYY-MM-DD. */
export function localDay(moment: Date): string {
  return chisinauDay.format(moment)
}
