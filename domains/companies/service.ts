export { setCompanyVerified, verifiedCompanies } from './verification/service.ts'
