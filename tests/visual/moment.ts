/** The moment of all pictures, for site and browser. */
export const moment = new Date('2026-11-20T09:30:00Z')
