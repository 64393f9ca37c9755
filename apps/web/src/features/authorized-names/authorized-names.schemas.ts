// What the form of an authorized name is checked by.
export { newAuthorizedName } from '@app/contract/authorized-names.contract'
