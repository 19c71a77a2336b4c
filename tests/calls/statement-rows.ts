import { ownDraft, refused, type Row } from './row.ts'

/** Decisions on own adverts, and appeals. */
export const statementRows: Readonly<Record<string, Row>> = {
  'statements.listStatements': ownDraft(),
  'statements.appeal': refused('decision_not_found', () => ({ decisionId: '1', text: 'De ce?' })),
  'statements.answerQuestion': refused('question_not_found', ({ active }) => ({
    ...{ advertId: String(active), text: 'Da.' },
  })),
}
