/** Tables without personal data; the others are in `retentions`. */
export const impersonal: readonly string[] = [
  ...[
    'attributes',
    'banners',
    'banner_files',
    'banner_images',
    'categories',
    'category_groups',
    'districts',
  ],
  ...['menus', 'menu_links', 'mail_texts', 'mail_revisions'],
  ...['migrations', 'applied_functions', 'pages', 'page_versions', 'place_names', 'places'],
  ...[
    'rates',
    'rate_gaps',
    'search_words',
    'search_word_groups',
    'settings',
    'subcategories',
    'subcategory_redirects',
    'telegram_updates',
  ],
  ...['title_examples', 'query_things', 'word_forms', 'option_counts', 'ticket_days'],
  // Of payments: amounts, states and ids, joined to a person by the bill alone.
  ...['products', 'bill_numbers', 'payments', 'payment_refund_requests', 'ledger_transactions'],
  ...['ledger_entries', 'finance_flags', 'trial_payments', 'trial_refunds'],
  // Numbers of people and states; the reasons are in a table of their own.
  ...['audit_log', 'staff_claims'],
  // Counts by day and kind.
  ...['daily_numbers', 'transparency_reports'],
  // Errors of jobs are stored in redacted form; the digest of a Message-ID names nobody.
  ...['jobs', 'inbound_mails', 'review_rules', 'review_rule_versions'],
]
