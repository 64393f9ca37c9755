// Conversations, and what calls about them need.
import { conversations } from '@app/contract'
import { type Person, signedInAs } from '../world.ts'

/** Who may call what of conversations, by hand, as in http/promises/access-table.ts (client, section 1; office, section 8). */
export const CONVERSATION_CALLS = `
GET    /conversation                                 C
POST   /conversation                                 C
PUT    /conversation                                 C
GET    /client/{id}/conversation                     S N
POST   /client/{id}/conversation                     S N
PUT    /client/{id}/conversation                     S N
GET    /conversation/open                            S N
`

/** The record that each call about them names. */
export const KINDS_OF_CONVERSATIONS = {
  'POST /conversation': 'order',
  'PUT /conversation': 'client',
  'POST /client/{id}/conversation': 'client',
  'PUT /client/{id}/conversation': 'client',
} as const

/** What a client marks as read: an answer that was just written. */
export async function answerToRead({ owner, associate }: { owner: Person; associate: Person }) {
  const answer = { params: { id: owner.id }, body: { text: 'Ya vuela' } }
  const { number } = await signedInAs(associate).call(conversations.answerClient, answer)
  return { body: { upTo: number } }
}
