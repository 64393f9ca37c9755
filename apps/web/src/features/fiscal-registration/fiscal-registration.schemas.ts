// What the form of the house's data at the SRI is checked by.
export { fiscalData } from '@app/contract/fiscal/fiscal-registration.contract'
