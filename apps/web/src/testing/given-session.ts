import { getMe, getStorageKeys, type Me } from '@app/contract/session.contract'
import { answers } from './server.ts'

/** What a session is opened with, once it has a token: who it is, and the keys of what the browser keeps. */
export function opensAs(me: Me): void {
  answers(getMe, me)
  answers(getStorageKeys, { ofSession: 'S'.repeat(43), ofPerson: 'P'.repeat(43) })
}
