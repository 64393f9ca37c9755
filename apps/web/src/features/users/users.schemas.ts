// What the form of an account is checked by.
export { newAccount } from '@app/contract/users.contract'
