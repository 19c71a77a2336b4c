import { deletionDays } from '#contract/limits.ts'
import { importDays } from '#contract/rules/imports/limits.ts'

/** What companies bring by files. */
export const importRetentions = [
  {
    data: 'where the adverts of a company come from, what names of its files mean, and own ids of its adverts',
    tables: ['import_sources', 'import_mappings', 'import_items'],
    days: deletionDays,
    since: 'the company deleted the account',
    why: 'the purpose is the account',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'imports of companies, line by line',
    tables: ['import_runs', 'import_lines'],
    days: importDays,
    since: 'the import',
    why: 'to see what became of a line',
    end: 'deleted',
    by: 'forgetImports',
  },
] as const
