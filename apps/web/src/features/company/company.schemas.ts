// What the form of the company is checked by.
export { companyData } from '@app/contract/company.contract'
