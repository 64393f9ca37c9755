// What the form of a receipt is checked by.
export { newPaymentProof } from '@app/contract/payment-proofs.contract'
