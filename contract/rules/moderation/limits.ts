/** How long a decision of a moderator can be undone; it is carried out afterwards. */
export const undoSeconds = 10
/** How long decisions are held after they were carried out; the audit log holds them longer. */
export const actionDays = 30
/** How long it is held what the review rules found. */
export const ruleHitDays = 400
/** Cases that one decision takes, and reasons of one decision. */
export const casesAtOnce = 50
export const reasonsOfDecision = 5
/** Days of the longest suspension with an end. */
export const suspensionDaysMax = 365
/** How long the case of a question waits for the owner's answer, and the length of that. */
export const questionDays = 3
export const questionAnswerMax = 1_000
/** An appeal: its length, how long after the decision, and within how many days it is answered. */
export const appealTextMax = 1_000
export const appealMonths = 6
export const appealDays = 7
/** Adverts that a moderator compares a case with. */
export const likeAdverts = 6
/** Duplicates that are merged into an advert at once. */
export const mergedAtOnce = 20
