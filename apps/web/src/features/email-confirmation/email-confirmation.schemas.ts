// What the form of another email is checked by.
import { changeEmail } from '@app/contract/session.contract'

export const emailForm = changeEmail.body
