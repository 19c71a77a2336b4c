/** Limits of the business. Most are from SPECIFICATION; the others are decisions. */
export const pageSize = { desktop: 32, mobile: 16 } as const
export const maxPageSize = 100
/** Greater offsets return an empty list: only robots page so far. */
export const maxOffset = 10_000_000
/** Search counts are exact up to this number, then shown as "over 1,000". */
export const countCap = 1_000
export const recentCarouselItems = 10
export const maxRecentAdverts = 100
export const cardImages = 10
export const thumbnailHeights = { list: 400, row: 144 } as const
export const largeImageSide = 1_600
export const descriptionPreview = 300
export const suggestionsFrom = 3
export const suggestedQueries = 4
export const suggestedAdverts = 4
export const suggestedSubcategories = 3
/** The counts of suggested subcategories are exact up to this sum. */
export const suggestedCountCap = 200
export const suggestedPlaces = 3
export const queryLength = 100
/** Facets of lists up to this length are exact; those of longer lists are estimated from the newest adverts. */
export const facetSample = 1_000
/** Maximum number of places in the filter of a list. */
export const placesAtOnce = 10
export const maxRadiusKm = 100
export const attributeFiltersMax = 30
/** Texts in one contact check: title and description in each language. */
export const maxCheckedTexts = 6
/** Maximum number of attributes in a call; no subcategory has as many. */
export const attributesMax = 100
/** Maximum length of a typed attribute, and the largest absolute value of a number. */
export const attributeTextMax = 200
export const attributeNumberMax = 1e12
/** Maximum length of a question to the help-bot. */
export const questionMaxLength = 1_000
/** Questions to the help bot of a user in an hour. */
export const questionsPerHour = 120
/** Per hour, of all visitors of one address, of a /24 and of a /48 (one customer's IPv6 prefix). */
export const questionsOfVisitors = { address: 240, block4: 1_200, block6: 240 } as const
/** Messages of the talk with the help bot that a browser keeps. */
export const botHistory = 20
/** Recent searches stored in a browser. */
export const recentSearches = 8
export const savedSearchName = 80
export const savedSearchesOfUser = 50
export const favoritesOfUser = 1_000
export const favoriteListsOfUser = 50
export const favoriteListName = 60
export const favoriteNote = 500
/** Adverts side by side in a comparison. */
export const comparedAdverts = 4
/** Adverts listed in one alert; the rest is given as a number. */
export const advertsOfAlert = 10
/** Maximum age of exchange rates in days: a weekend plus a holiday. */
export const ratesFreshDays = 4
/** Days of rates that one call lists: a year. */
export const rateHistoryDays = 366
export const inboxPollSeconds = 30
export const phonePrefix = '+373'
export const phonePattern = /^[6-9]\d{7}$/
/** The first is enforced and can be raised by a setting; the second is what the interface recommends (D4). */
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
/** How long a verified code authorizes its visitor to proceed. */
export const provedMinutes = 30
export const linkMinutes = { restore: 30, confirm: 24 * 60, change: 24 * 60 } as const
export const deletionDays = 14
export const recoveryCodes = 10
export const avatarSide = 256
/** Covers of companies, pixels: what a desktop and a phone show. */
export const coverSizes = {
  desktop: { width: 1_600, height: 320 },
  phone: { width: 800, height: 300 },
} as const
export const companyAboutMaxLength = 2_000
/** Changes of its page by a company. */
export const companyChangesPerHour = 60
export const companyPlaces = 10
export const siteMaxLength = 200
export const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const
export const titleMaxLength = 70
export const descriptionMaxLength = 4_000
export const priceMax = 1_000_000_000
/** Each category has its own limit (D5), at most that of an advert whose category is not chosen yet. */
export const maxImages = { default: 10, beforeCategory: 20 } as const
export const maxImageBytes = 15 * 1024 * 1024
export const maxImagePixels = 50_000_000
/** For an advert without a category; each category has its own number (D49). */
export const advertLifeDays = 30
/** Maximum number of drafts of a user, and days after which an untouched draft is deleted. */
export const draftsOfUser = 20
export const draftDays = 60
/** Drafts that a user may create in an hour, including deleted ones. */
export const draftsBegunAnHour = 100
/** Maximum distance of a pin from the centre of its place, km; most villages have a neighbour within 5 km. */
export const pinMaxKm = { city: 15, town: 10, village: 8, sector: 8 } as const
/** Days before expiry at which the owner is notified, with a link to renew. */
export const expiryNoticeDays = 3
/** Free promotions per cycle, at most one per Chișinău day; a renewal near the end of a cycle starts a new one (D6). */
export const promotionsPerCycle = 5
export const promotionCycleDays = 30
/** Paid places at the beginning of a list in its default order; nowhere else, and not in a list of fewer adverts. */
export const paidPlaces = 2
export const paidPlacesFrom = 8
/** How long the same adverts have the paid places of a list, before it is the turn of others. */
export const paidPlaceHours = 1
/** Days for which a promotion that has ended is held, with its results. */
export const promotionDays = 365
/** Days that a lift is compared over: its own and the next ones. */
export const liftEffectDays = 3
/** Whole days from which the results of a promotion are compared. */
export const comparedFromDays = 2
/** Promotions of an advert whose results are shown, the latest first. */
export const promotionResults = 10
export const phoneUploadMinutes = 10
/** The code for phones that cannot scan the link: its length, and wrong attempts of an address in ten minutes. */
export const typedCodeSigns = 6
export const typedCodeTries = 20
/** How long a removed photo can be restored. */
export const photoUndoMinutes = 30
export const revealsPerHour = 10
/** Per hour, of all visitors and new accounts of one address, of a /24 and of a /48 (one customer's IPv6 prefix). */
export const revealsOfNewcomers = { address: 20, block4: 60, block6: 20 } as const
/** Age in days from which an account with a verified number is limited on its own instead of by its address. */
export const newcomerDays = 7
export const statisticsDays = 30
/** Maximum distance of a public position from the exact one along each axis, metres: half a grid cell. */
export const blurMetres = 500
/** Minimum number of adverts for price statistics. */
export const priceHintFrom = 5
/** Maximum length of a moderator's text. */
export const reasonTextMax = 300
/** Maximum length of the text of a report, in characters. */
export const reportTextMax = 1_000
/** Reports of a user in an hour. */
export const reportsPerHour = 20
/** Per hour, of all visitors of one address, of a /24 and of a /48 (one customer's IPv6 prefix). */
export const reportsOfVisitors = { address: 20, block4: 60, block6: 20 } as const
/**
 * Sum of the weights of an advert's reports from which it is hidden until a moderator has seen it; a trusted user
 * without a record weighs 1.
 */
export const reportWeightToHide = 4
export const viewSegments = 3
export const bannerSeconds = 5
export const carouselSeconds = 5
/** Articles that a search in the help lists. */
export const articlesFound = 10
/** Maximum length of what a reader says about an article, and answers of an address in an hour. */
export const articleCommentMax = 1_000
export const articleRatesPerHour = 60
/** Versions of an article that its page lists. */
export const articleVersionsListed = 50
/** Views and presses of banners that one report holds, and that an address may have in an hour. */
export const maxBannerEvents = 20
export const bannerEventsPerHour = 2_000
/** Invitation codes: signs, uses and days unless the operator says otherwise. */
export const invitationSigns = 10
export const invitationUses = 1
export const invitationDays = 30
/** Tries of a code by a visitor in a quarter of an hour, and from an address in an hour. */
export const invitationTriesOfVisitor = 30
export const invitationTriesOfAddress = 600
/** Sizes of banners in pixels; an image of another aspect ratio is shown whole inside. */
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
/** Days whose views make an advert popular. */
export const popularDays = 7
/** What a view weighs of its weight on the day before. */
export const popularDayShare = 0.75
export const popularPerSeller = 2
/**
 * Networks (neighbouring addresses) that must view an advert before it is popular, and maximum views of each per day.
 */
export const popularNetworks = 3
export const popularViewsPerNetwork = 2
/** Visitors of one address whose views of an advert count fully per day; further ones count ever less. */
export const viewsPerAddress = 5
/** Adverts viewed from one address, or by one user, in an hour; more is a robot. */
export const viewsPerHour = 600
export const sessionDays = 30
/** Above this number the least recently used session ends. */
export const sessionsOfUser = 20
/** How long a browser is known after its last login. */
export const knownDeviceDays = 180
export const visitorTokenMinutes = 30
export const screenTimeoutMs = 120_000

export const messageMaxLength = 4_000
export const messagePhotos = 5
export const autoReplyMaxLength = 500
/** Messages of a user in a minute, and conversations that a user may begin in a day. */
export const messagesPerMinute = 40
export const conversationsPerDay = 100
/** Own conversations that one page of a search looks at. */
export const conversationsSearched = 1_000
/** Photos that a user may upload for messages in an hour. */
export const messagePhotosPerHour = 100
/** Unread conversations are counted up to this number. */
export const unreadCap = 100
/** How long an offer waits for an answer, and an accepted one reserves the advert. */
export const offerHours = 48
export const reservedHours = 72
/** Offers that a user may make in a day. */
export const offersPerDay = 100
/** Who asked for an advert in these days before its sale is told of it. */
export const askersDays = 30
export const reviewMaxLength = 2_000
export const reviewAnswerMaxLength = 1_000
/** How long a review can be changed, and how long the first of two stays sealed. */
export const reviewDays = 14
export const reviewsPerDay = 30
export const flagsPerDay = 30
export const flagTextMaxLength = 500
/** Sellers that a user may follow, and follows in an hour. */
export const followsOfUser = 500
export const followsPerHour = 300
/** Streams of events of one user in one process; a further one closes the oldest. */
export const streamsOfUser = 12
/** Minutes that a message waits to be read before it is told by mail. */
export const unreadMailMinutes = 10
/** How long a side counts as typing after its last sign of it. */
export const typingSeconds = 6
/** Browsers of a user that show pushes; a further one replaces the oldest. */
export const browsersOfUser = 10
/** How long a link that pairs a Telegram chat is valid. */
export const telegramCodeMinutes = 10
/** Minutes that a second channel waits for what the first one has told to be read. */
export const nextChannelMinutes = 10
/** Notifications that one mail names. */
export const noticesOfMail = 30
/** How long a bill can be paid, and one attempt at it takes. */
export const billDays = 7
export const paymentMinutes = 30
/** Bills of a user that wait to be paid; bills and payments that a user may start in an hour. */
export const openBillsOfUser = 20
export const billsPerHour = 30
export const paymentsPerHour = 30
/** Bills as PDF that a user may open in an hour. */
export const billPdfsPerHour = 60
/** How far the list of recent bills goes back. */
export const recentBillDays = 90
export const cardsOfUser = 5
/** How long after its payment a bill can be refunded, and refunds of finance in a day. */
export const refundDays = 180
export const refundsPerDay = 100
export const refundReasonMax = 200
/** How long the books keep who bought: five years after the end of the year. */
export const billDataDays = 6 * 366
/** Length of the text of a ticket, in characters. */
export const ticketTextMin = 10
export const ticketTextMax = 5_000
export const ticketPhotos = 5
export const ticketScoreTextMax = 1_000
/** Lines of a talk with the help-bot that a ticket takes along, and the length of one. */
export const botTalkLength = 20
export const botTalkText = 2_000
/** Tickets that a user or a proved contact may open in a day. */
export const ticketsPerDay = 10
/** Per hour, of all visitors of one address, of a /24 and of a /48 (one customer's IPv6 prefix). */
export const ticketsOfVisitors = { address: 20, block4: 60, block6: 20 } as const
/** Messages of a person to one ticket in an hour, by the site and by mail. */
export const ticketMessagesPerHour = 30
/** Pictures that one holder may upload in an hour. */
export const ticketPhotosPerHour = 30
/** Days after which a ticket is closed that is solved, that waits for the person, or in which nothing happens. */
export const ticketSolvedDays = 7
export const ticketWaitingDays = 30
export const ticketIdleDays = 365
/** Days after which a closed ticket is deleted. */
export const ticketClosedDays = 365
/** Articles offered before the form. */
export const matchingArticles = 4
/** Size of a received mail, bytes. */
export const inboundMailMax = 20 * 1024 * 1024
/** Days that received mails are known, so that none is read twice. */
export const receivedMailDays = 30
/** The console is open to a session so long after its second factor was proved, and so long without use. */
export const staffSession = { hours: 8, idleMinutes: 30 } as const
/** After so long without a decision a case is free for others. */
export const claimMinutes = 10
/** Maximum length of the reason of an act, and of a note about a person. */
export const staffReasonMax = 1_000
