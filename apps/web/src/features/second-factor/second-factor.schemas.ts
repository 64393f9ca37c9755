// What the forms of the second step are checked by.
export { bothProofs as proofsForm, codeProof as codeForm, passwordProof as passwordForm } from '@app/contract/fields/proofs'
export { passkeyName as passkeyNameForm } from '@app/contract/second-factor.contract'
