// What the forms around a dropshipping request are checked by.
export { dropshippingBought, dropshippingQuote, dropshippingWish } from '@app/contract/dropshipping.contract'
