/** Numbers of the business. SPECIFICATION gives most of them; the others are decisions. */
export const pageSize = { desktop: 32, mobile: 16 } as const
export const maxPageSize = 100
/** Offsets past this are answered with an empty list: nobody pages so far, robots do. */
export const maxOffset = 10_000_000
/** Counts of a search are exact up to here, then "over 1,000". */
export const countCap = 1_000
export const recentCarouselItems = 10
export const recentKept = 100
export const cardImages = 10
export const thumbnailHeight = 400
export const largeImageSide = 1_600
export const descriptionPreview = 300
export const suggestionsFrom = 3
export const suggestedAdverts = 6
export const suggestedSubcategories = 4
export const suggestedPlaces = 3
export const queryLength = 100
/** Choices are counted exactly in lists up to so long, and from the newest so many in longer ones. */
export const facetSample = 1_000
/** Places that a list may be narrowed to at once. */
export const placesAtOnce = 10
export const maxRadiusKm = 100
export const attributeFiltersMax = 30
/** Texts that are looked through for contacts at once: a title and a description a language. */
export const textsAtOnce = 6
/** Attributes that one advert may be sent with; no subcategory has so many. */
export const attributesMax = 100
/** Characters of an attribute that is typed, and the largest number, with either sign. */
export const attributeTextMax = 200
export const attributeNumberMax = 1e12
/** Signs that a question to the help-bot may have. */
export const questionMaxLength = 1_000
/** Recent searches that a browser keeps. */
export const recentSearches = 8
export const savedSearchName = 80
export const savedSearchesOfUser = 50
/** As many adverts one mail of a saved search shows; the rest is a number. */
export const advertsOfAlert = 10
/** Days that the bank's rates may be old: a weekend and a holiday beside it. */
export const ratesFreshDays = 4
export const inboxPollSeconds = 30
export const phonePrefix = '+373'
export const phonePattern = /^[6-9]\d{7}$/
/** The rule refuses what is shorter than the first, which a setting can raise; the text advises the second (D4). */
export const passwordMinLength = 4
export const passwordAdvisedLength = 6
export const passwordMaxLength = 128
export const usernameMaxLength = 40
export const nameMaxLength = 80
export const addressMaxLength = 120
export const codeDigits = 5
export const codeMinutes = 10
export const codeTries = 3
export const resendSeconds = 30
/** How long a checked code lets its visitor go on to the next step. */
export const provedMinutes = 30
export const linkMinutes = { restore: 30, confirm: 24 * 60, change: 24 * 60 } as const
export const deletionDays = 14
export const recoveryCodes = 10
export const avatarSide = 256
export const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const
export const titleMaxLength = 70
export const descriptionMaxLength = 4_000
export const priceMax = 1_000_000_000
/** Of an advert that has no category yet; each category has its own number (D5). */
export const maxImages = { default: 10 } as const
export const maxImageBytes = 15 * 1024 * 1024
export const maxImagePixels = 50_000_000
/** Of an advert without a category; each category has its own number (D49). */
export const advertLifeDays = 30
/** Drafts that a user may have at once, and the days after which one that nobody touches is cleaned away. */
export const draftsOfUser = 20
export const draftDays = 60
/** Drafts that a user may begin in an hour, deleted ones included. */
export const draftsBegunAnHour = 100
/** Kilometres from the middle of a place within which its pins lie; most villages have a neighbour in 5 km. */
export const pinMaxKm = { city: 15, town: 10, village: 8 } as const
/** The owner is told this long before an advert ends, with a link to renew it. */
export const expiryNoticeDays = 3
/** Free promotions in a cycle, which a renewal near its end begins anew (D6); once a Chișinău day each. */
export const promotionsPerCycle = 5
export const promotionCycleDays = 30
export const phoneUploadMinutes = 10
/** The code for who cannot scan the phone's link: its length, and wrong ones of an address in ten minutes. */
export const typedCodeSigns = 6
export const typedCodeTries = 20
/** How long a photo that was taken off can be put back. */
export const photoUndoMinutes = 30
export const revealsPerHour = 10
/** Of all guests and new accounts of one address, of a /24, and of a /48, which one customer of IPv6 may have. */
export const revealsOfNewcomers = { address: 20, block4: 60, block6: 20 } as const
/** An account with a number that is older than this is a person of its own, whoever shares their address. */
export const newcomerDays = 7
export const statisticsDays = 30
/** Metres by which a position is blurred for the public. */
export const blurMetres = 500
/** Fewer adverts than this tell nothing of a price. */
export const priceHintFrom = 5
/** Characters that a moderator adds to a reason. */
export const reasonTextMax = 300
export const viewSegments = 3
export const bannerSeconds = 5
export const carouselSeconds = 5
/** Shapes that banners are drawn in, in pixels; a picture of another shape is shown whole inside of it. */
export const bannerShapes = {
  carousel: { width: 1_280, height: 320 },
  general: { width: 1_280, height: 240 },
  generalNarrow: { width: 760, height: 240 },
} as const
export const scrollTopAfter = 200
export const toastMs = 5_000
export const menuGroups = 12
export const similarAdverts = 8
export const popularPerCategory = 8
/** Neighbourhoods of addresses that an advert must be seen from to be popular, and what one adds a day at most. */
export const popularNetworks = 3
export const popularViewsPerNetwork = 2
/** Visitors behind one address whose views of an advert all count on a day; of further ones ever fewer do. */
export const viewsPerAddress = 5
/** Adverts newly viewed from one address, or by one user, within an hour; more is a robot. */
export const viewsPerHour = 600
export const sessionDays = 30
/** Beyond these the session that was used longest ago ends. */
export const sessionsOfUser = 20
/** How long a browser is known after its last login. */
export const knownDeviceDays = 180
export const visitorTokenMinutes = 30
export const screenTimeoutMs = 120_000
