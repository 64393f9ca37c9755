// Made of conversations/conversations.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../../conversations/conversations.contract.ts'
import type { CallableOf } from '../../fields/callable.ts'

export const answerClient: CallableOf<typeof contract.answerClient> = {
  method: 'POST',
  path: '/client/{id}/conversation',
  multipart: true,
  duties: ['counter', 'accounts', 'purchasing'],
}
export const getConversation: CallableOf<typeof contract.getConversation> = { method: 'GET', path: '/client/{id}/conversation' }
export const getOwnConversation: CallableOf<typeof contract.getOwnConversation> = { method: 'GET', path: '/conversation' }
export const listOpenConversations: CallableOf<typeof contract.listOpenConversations> = {
  method: 'GET',
  path: '/conversation/open',
  range: 'asked',
}
export const readConversation: CallableOf<typeof contract.readConversation> = {
  method: 'PUT',
  path: '/client/{id}/conversation',
  duties: ['counter', 'accounts', 'purchasing'],
}
export const readOwnConversation: CallableOf<typeof contract.readOwnConversation> = { method: 'PUT', path: '/conversation' }
export const writeToHouse: CallableOf<typeof contract.writeToHouse> = { method: 'POST', path: '/conversation', multipart: true }
