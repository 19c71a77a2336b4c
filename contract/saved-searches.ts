import * as z from 'zod'
import { call } from './call.ts'
import { savedSearchName } from './limits.ts'
import { listFilters } from './rules/list-filters.ts'
import { Id, Link, SingleLine, Text, Token } from './shapes.ts'

const path = '/search/manage_searches.php'
const token = Token.optional()

export const alertFrequencies = ['now', 'daily', 'weekly', 'never'] as const
const Frequency = z.enum(alertFrequencies)
export type AlertFrequency = z.infer<typeof Frequency>

/** Path and query of a list on this site; never an absolute URL. */
const ListAddress = Text(1_500).pipe(
  z
    .string()
    .max(1_500)
    .regex(/^\/(search|category\/[a-z0-9-]+(\/[a-z0-9-]+)?)(\?[^\s#\\]*)?$/),
)
const Name = SingleLine(savedSearchName).pipe(z.string().min(1).max(savedSearchName))

export const SavedSearchShape = z.object({
  id: z.int(),
  name: z.string(),
  /** Path and query of the list, without language. */
  address: z.string(),
  frequency: Frequency,
  /** ISO 8601, UTC */
  createdAt: z.string(),
  /** New adverts since the owner's last visit, at most 100. */
  newCount: z.int(),
})
export type SavedSearch = z.infer<typeof SavedSearchShape>

export const savedSearchCalls = {
  listSearches: call({
    path,
    action: 'listSearches',
    summary: 'List own saved searches, newest first',
    auth: 'user',
    input: { token },
    output: { items: z.array(SavedSearchShape) },
  }),
  saveSearch: call({
    path,
    action: 'saveSearch',
    summary: 'Save a search; saving it again changes its name and frequency',
    auth: 'user',
    input: {
      ...listFilters,
      token,
      name: Name,
      address: ListAddress,
      frequency: Frequency.default('daily'),
    },
    output: { search: SavedSearchShape },
  }),
  changeSearch: call({
    path,
    action: 'changeSearch',
    summary: 'Change the name or frequency of a saved search',
    auth: 'user',
    input: { token, searchId: Id, name: Name.optional(), frequency: Frequency.optional() },
    output: { search: SavedSearchShape },
  }),
  markSearchSeen: call({
    path,
    action: 'markSearchSeen',
    summary: 'Mark the adverts of a saved search as seen',
    auth: 'user',
    input: { token, searchId: Id },
    output: {},
  }),
  deleteSearch: call({
    path,
    action: 'deleteSearch',
    summary: 'Delete a saved search',
    auth: 'user',
    input: { token, searchId: Id },
    output: {},
  }),
  stopAlerts: call({
    path,
    action: 'stopAlerts',
    summary: 'Unsubscribe by the link in a mail, without a login; idempotent',
    auth: 'anyone',
    input: { link: Link },
    output: {
      /** A saved search, price drops of favourites, unread messages, own adverts, or all notifications. */
      kind: z.enum(['search', 'prices', 'messages', 'adverts', 'notifications']),
      /** Name of the saved search; empty for other kinds. */
      name: z.string(),
    },
  }),
}
