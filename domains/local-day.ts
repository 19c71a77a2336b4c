const chisinauDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Chisinau' })

/** The calendar day in Chișinău, YYYY-MM-DD: days begin when they begin for our people, not in UTC. */
export function localDay(moment: Date): string {
  return chisinauDay.format(moment)
}
