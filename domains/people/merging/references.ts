/**
 * What becomes of the rows that name an account when it is merged into another one. `move`: they name the kept account;
 * where `unless` holds of such a row `m` and one of the kept account `k`, the row is deleted instead. `drop`: they are
 * deleted. `stay`: they go on naming the emptied account. `own`: a statement of its own moves them.
 */
type Fate =
  | { readonly is: 'move'; readonly unless?: string }
  | { readonly is: 'drop' | 'stay' | 'own' }

const move: Fate = { is: 'move' }
const drop: Fate = { is: 'drop' }
/** What a member of staff did; an account with a role is not merged. */
const stay: Fate = { is: 'stay' }
const own: Fate = { is: 'own' }

function moveUnlessSame(...columns: readonly string[]): Fate {
  return {
    is: 'move',
    unless: columns.map((name) => `m.${name} is not distinct from k.${name}`).join(' and '),
  }
}

/** One row a person: that of the kept account stays. */
const moveUnlessAny: Fate = { is: 'move', unless: 'true' }

/**
 * Every column that references `users`, by table and column, in the order in which they are worked off. A test compares
 * it with the catalog of the database.
 */
export const references: Readonly<Record<string, Fate>> = {
  'sessions.user_id': drop,
  'email_links.user_id': drop,
  'push_subscriptions.user_id': drop,
  'telegram_codes.user_id': drop,
  'telegram_chats.user_id': moveUnlessAny,
  'shared_browsers.user_id': drop,
  'shared_browsers.other_id': drop,
  'answer_times.user_id': drop,
  'outbox_messages.user_id': drop,
  'username_redirects.user_id': move,

  'adverts.owner_id': move,
  'adverts.reserved_for': move,
  'adverts.sold_to': move,
  'favorite_events.buyer_id': move,
  'favorites.user_id': own,
  'favorite_lists.user_id': own,
  'merged_favorites.user_id': moveUnlessSame('merge_id'),
  'saved_searches.user_id': { is: 'move', unless: 'md5(m.filters::text) = md5(k.filters::text)' },
  'follows.user_id': moveUnlessSame('seller_id'),
  'follows.seller_id': moveUnlessSame('user_id'),

  'conversations.buyer_id': move,
  'conversations.seller_id': move,
  'conversation_sides.user_id': move,
  'messages.author_id': move,
  'message_photos.owner_id': move,
  'offers.author_id': move,
  'blocks.user_id': moveUnlessSame('blocked_id'),
  'blocks.blocked_id': moveUnlessSame('user_id'),
  'auto_replies.user_id': moveUnlessAny,

  'reviews.author_id': moveUnlessSame('subject_id', 'advert_id'),
  'reviews.subject_id': moveUnlessSame('author_id', 'advert_id'),
  'review_flags.user_id': moveUnlessSame('review_id'),
  'reports.user_id': moveUnlessSame('subject', 'subject_id'),

  'notifications.user_id': move,
  'notifications.seller_id': move,
  'notification_settings.user_id': moveUnlessSame('event_group'),

  'bills.buyer_id': move,
  'saved_cards.user_id': moveUnlessSame('provider', 'token_digest'),
  'promotion_credits.user_id': move,
  'tickets.user_id': move,
  'appeals.user_id': move,
  'account_restrictions.user_id': move,
  'account_notes.user_id': move,
  'audit_reasons.user_id': move,

  'companies.user_id': own,
  // Programs log in with these: whoever has the kept account makes new ones.
  'api_keys.user_id': drop,
  'webhooks.user_id': drop,
  'api_keys.made_by': move,
  'webhooks.made_by': move,
  // The members of a company that is merged are invited anew: their sessions act for it.
  'company_members.company_id': drop,
  'company_members.user_id': moveUnlessSame('company_id'),
  'member_invitations.company_id': drop,
  'member_invitations.recipient_id': move,
  'member_acts.company_id': moveUnlessSame('user_id', 'act', 'subject', 'slot'),
  'member_acts.user_id': moveUnlessSame('company_id', 'act', 'subject', 'slot'),
  'partner_adverts.user_id': moveUnlessSame('own_id'),
  'import_sources.user_id': moveUnlessAny,
  'import_mappings.user_id': moveUnlessSame('kind', 'source'),
  'import_runs.user_id': { is: 'move', unless: 'm.ended_at is null and k.ended_at is null' },
  'import_items.user_id': moveUnlessSame('own_id'),

  'staff_roles.user_id': stay,
  'staff_roles.granted_by': stay,
  'staff_claims.staff_id': stay,
  'audit_log.staff_id': stay,
  'account_notes.staff_id': stay,
  'advert_decisions.decided_by': stay,
  'advert_merges.merged_by': stay,
  'appeals.decided_by': stay,
  'moderation_actions.staff_id': stay,
  'moderation_questions.staff_id': stay,
  'review_rules.changed_by': stay,
  'review_rule_versions.staff_id': stay,
}
