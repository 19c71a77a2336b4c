/** Why a member of staff may not act on an account: their own, a colleague's, or that of somebody whom they know. */
export const staffConflicts = ['staff_conflict', 'staff_of_staff', 'staff_acquainted'] as const
export type StaffConflict = (typeof staffConflicts)[number]
