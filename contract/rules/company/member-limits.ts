/** Members of a company, and invitations to it that are open at once. */
export const membersOfCompany = 20
export const invitationsOfCompany = 20
/** Companies that one person is a member of. */
export const companiesOfMember = 20
/** Days after which an invitation expires. */
export const memberInvitationDays = 7
/** Invitations of a company in an hour, and of links that one person opens. */
export const memberInvitationsPerHour = 30
export const memberLinksPerHour = 60
/** Longest recipient of an invitation: an e-mail address. */
export const recipientMax = 254
/** Minutes in which the same act on the same thing is one line of the list, counted. */
export const actMinutes = 10
/** Days after which a line of activity is deleted, and lines that one page of the list shows. */
export const memberActDays = 365
export const memberActsShown = 30
