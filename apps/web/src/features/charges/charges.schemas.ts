// What the form of an extra charge is checked by.
export { newCharge } from '@app/contract/charges.contract'
