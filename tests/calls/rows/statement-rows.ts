import { ownDraft, refused, type Row } from './row.ts'

/** What the rules say of own adverts, decisions on them, and appeals. */
export const statementRows: Readonly<Record<string, Row>> = {
  'ruleHints.listRuleHints': ownDraft(),
  'statements.listStatements': ownDraft(),
  'statements.appeal': refused('decision_not_found', () => ({ decisionId: '1', text: 'De ce?' })),
  'statements.answerQuestion': refused('question_not_found', ({ active }) => ({
    ...{ advertId: String(active), text: 'Da.' },
  })),
}
