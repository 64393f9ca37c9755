// What a note about a client is checked by.
import { addClientNote } from '@app/contract/client-notes/client-notes.contract'

export const noteForm = addClientNote.body
