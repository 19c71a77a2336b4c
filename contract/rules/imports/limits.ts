/*
 * Limits of imports of adverts. No zod: browsers load this too.
 */

/** Size of a file of an import, its lines, the fields of a line, and the characters of one. */
export const importBytes = 100 * 1024 * 1024
export const importLines = 50_000
export const importLineFields = 200
export const importValueLength = 20_000
/** Characters of a line with the names of its fields, and categories that a YML lists. */
export const importLineLength = 200_000
export const importCategories = 10_000
/** Names of fields and categories of a file, and how many of them are mapped. */
export const importNameLength = 300
export const importTargetLength = 120
export const importChoices = 500
export const importOwnIdLength = 100
/** Problems of a line that are told at once, and characters of what the file says where one is. */
export const importProblems = 20
export const importSaidLength = 80
export const importAddressLength = 1_000
/** Adverts of a company by files and programs: not archived, and begun in so many days, until it is verified and then. */
export const programAdverts = { unverified: 1_000, verified: 60_000, days: 30 } as const
/** Imports that a company may begin, and changes of how it imports, in an hour. */
export const importsPerHour = 20
export const importChangesPerHour = 120
/** Seconds that a file, and a photo, may take to be fetched. */
export const importFetchSeconds = 300
export const importPhotoSeconds = 20
/** Hours after which an import that nobody confirms is given up, and days that imports are listed. */
export const importWaitHours = 24
export const importDays = 180
/** Ended imports of a company whose lines are held, and for how many days. */
export const importReports = 5
export const importReportDays = 7
