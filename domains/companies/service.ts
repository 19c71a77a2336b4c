export { coverFiles, eraseCompanyOf } from './covers/service.ts'
export { companyPage } from './pages/service.ts'
export { setCompanyVerified, verifiedCompanies } from './verification/service.ts'
