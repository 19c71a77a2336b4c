import { refused, type Row } from './row.ts'

const ofCompanies = (fields: object = {}): Row => refused('company_only', () => fields)

/** Imports are for companies, and the owner of the scene is a person; companies are in domains/imports. */
export const importRows: Readonly<Record<string, Row>> = {
  'imports.getImports': ofCompanies(),
  'imports.saveImportSource': ofCompanies({ url: 'https://shop.example.com/feed.xml' }),
  'imports.uploadImport': ofCompanies({ name: 'adverts.csv' }),
  'imports.fetchImport': ofCompanies(),
  'imports.getImport': ofCompanies({ runId: '1' }),
  'imports.listImportLines': ofCompanies({ runId: '1' }),
  'imports.saveImportMapping': ofCompanies({ runId: '1' }),
  'imports.confirmImport': ofCompanies({ runId: '1' }),
  'imports.cancelImport': ofCompanies({ runId: '1' }),
}
