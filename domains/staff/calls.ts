import { rightsOf } from '#contract/rules/staff/rights.ts'
import { auditCalls, type AuditLine } from '#contract/staff/audit.ts'
import { callbackCalls } from '#contract/staff/callbacks.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import { outboxCalls, type OutboxMessage } from '#contract/staff/outbox.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { implement } from '../implement.ts'
import { maskedEmail, maskedPhone } from '../lib/masks.ts'
import {
  accountNamed,
  auditLines,
  callBackById,
  closeCallback,
  decideOnOutbox,
  exportAudit,
  grantRole,
  leaveConsole,
  openCallbacks,
  openOutbox,
  proveStaff,
  revokeRole,
  staffAccess,
  staffMembers,
  type AuditFilter,
  type OpenMessage,
  type StoredAuditLine,
} from './service.ts'

export const consoleHandlers = implement(consoleCalls, {
  getConsole: async ({ deps, staff }) => {
    const { username, roles } = staff
    const access = await staffAccess(deps, staff)
    return {
      state: access?.state ?? 'code',
      username,
      roles: [...roles],
      rights: rightsOf(roles),
    }
  },
  proveStaff: async ({ deps, staff, visitor, input }) => {
    await proveStaff(deps, staff, input.code, visitor)
    return {}
  },
  leaveConsole: async ({ deps, staff }) => {
    await leaveConsole(deps, staff)
    return {}
  },
})

export const staffHandlers = implement(staffCalls, {
  listStaff: async ({ deps }) => ({
    members: (await staffMembers(deps)).map(({ roles, grantedAt, ...member }) => ({
      ...member,
      roles: [...roles],
      grantedAt: grantedAt.toISOString(),
    })),
  }),
  grantRole: async ({ deps, staff, input: { person, role, reason } }) => {
    const userId = await accountNamed(deps, person)
    await grantRole(deps, { userId, role, by: staff.id, reason })
    return {}
  },
  revokeRole: async ({ deps, staff, input: { userId, role, reason } }) => {
    await revokeRole(deps, { userId, role, by: staff.id, reason })
    return {}
  },
})

export const callbackHandlers = implement(callbackCalls, {
  listCallbacks: async ({ deps }) => ({
    callbacks: (await openCallbacks(deps)).map(({ requestedAt, ...request }) => ({
      ...request,
      requestedAt: requestedAt.toISOString(),
    })),
  }),
  callBack: async ({ deps, staff, input }) => {
    await callBackById(deps, staff.id, input.callbackId)
    return {}
  },
  closeCallback: async ({ deps, staff, input }) => {
    await closeCallback(deps, staff.id, input.callbackId)
    return {}
  },
})

export const outboxHandlers = implement(outboxCalls, {
  listOutbox: async ({ deps, input: { itemsNum, channel, ...filter } }) => {
    const chosen = { ...filter, channel: channel || undefined }
    const { counts, messages, hasMore } = await openOutbox(deps, chosen, itemsNum)
    return {
      counts: counts.map((one) => ({ ...one, oldestAt: one.oldestAt.toISOString() })),
      messages: messages.map(presentMessage),
      hasMore,
    }
  },
  sendAgain: async ({ deps, staff, input }) => ({
    count: await decideOnOutbox(deps, staff.id, 'outbox.send', input),
  }),
  giveUp: async ({ deps, staff, input }) => ({
    count: await decideOnOutbox(deps, staff.id, 'outbox.drop', input),
  }),
})

/** An operator learns whom it concerns, not how to reach them. */
function presentMessage({
  createdAt,
  dueAt,
  lastError,
  email,
  phone,
  ...message
}: OpenMessage): OutboxMessage {
  return {
    ...message,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    error: lastError,
    recipient: maskedEmail(email) || maskedPhone(phone),
  }
}

export const auditHandlers = implement(auditCalls, {
  listAudit: async ({ deps, input: { itemsNum, before, ...typed } }) => {
    const { lines, hasMore } = await auditLines(deps, { ...filterOf(typed), before }, itemsNum)
    return { lines: lines.map(presentLine), hasMore }
  },
  exportAudit: async ({ deps, staff, input }) => exportAudit(deps, staff, filterOf(input)),
})

type Typed<Filter> = { readonly [Name in keyof Filter]: Filter[Name] | '' | undefined }

/** Empty fields filter nothing. */
function filterOf({
  staff,
  act,
  subject,
  subjectId,
  from,
  to,
}: Typed<Omit<AuditFilter, 'before'>>): AuditFilter {
  const name = staff?.trim().toLowerCase().replace(/^@/, '')
  return {
    ...{ staff: name || undefined, act: act || undefined, subject: subject || undefined },
    ...{ subjectId: subjectId?.trim() || undefined, from: from || undefined, to: to || undefined },
  }
}

function presentLine({ at, staff, subjectKind, subjectId, ...line }: StoredAuditLine): AuditLine {
  return {
    ...line,
    at: at.toISOString(),
    staff: staff ?? '',
    subject: { kind: subjectKind, id: subjectId },
  }
}
