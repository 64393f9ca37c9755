// What the form of a text is checked by.
import { saveText } from '@app/contract/consents.contract'

export const editedText = saveText.body
